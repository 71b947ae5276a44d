import { describe, expect, it, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test.each(['/proc/data', '/proc', '/sys/kernel/data', '/tmp/../proc/data'])(
  'the data folder %s is refused, because creating a folder there hangs',
  (folder) => {
    expect(() => readConfig({ DATA_DIR: folder })).toThrow('DATA_DIR must be a folder on a disk');
  },
);

describe('the server’s settings', () => {
  it('each have a safe default', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      database: null,
      productName: 'Hearthway',
      mail: null,
      personas: true,
      trustProxy: false,
      rateLimit: true,
      auth: {
        publicUrl: 'http://localhost:3000',
        passwordMinLength: 8,
        requireEmailConfirmation: false,
        passwordCost: { memory: 19_456, passes: 2, parallelism: 1 },
        external: null,
      },
    });
    expect(Object.values(config.public.links)).not.toContain('');
  });

  it('require email confirmation if SMTP is configured', () => {
    const config = readConfig({
      SMTP_URL: 'smtp://mail.example:25',
      MAIL_FROM: 'Hearthway <hello@practice.example>',
      DATABASE_URL: 'postgres://db.example/hearthway',
    });
    expect(config.auth.requireEmailConfirmation).toBe(true);
    expect(config.personas).toBe(false);
  });

  it('must include DATABASE_DIRECT_URL if the database is behind a pooler in transaction mode', () => {
    const pooled = { DATABASE_URL: 'postgres://pooler/hearthway', DATABASE_POOLING: 'transaction' };
    expect(() => readConfig(pooled)).toThrow('DATABASE_DIRECT_URL must be set');
    const directUrl = 'postgres://db.example/hearthway';
    const { database } = readConfig({ ...pooled, DATABASE_DIRECT_URL: directUrl });
    expect(database?.transactionPooler).toEqual({ directUrl });
  });

  it('can replace each external link through a variable such as LINK_MHI_BOOKING', () => {
    const { links } = readConfig({ LINK_MHI_BOOKING: 'https://book.example/men' }).public;
    expect(links.mhiBooking).toBe('https://book.example/men');
  });

  it('accept video hosts as host names or URLs, and allow none by default', () => {
    expect(readConfig({}).public.videoHosts).toEqual([]);
    const given = 'player.example.com, https://film.example/path http://localhost:8080';
    expect(readConfig({ VIDEO_HOSTS: given }).public.videoHosts).toEqual([
      'https://player.example.com',
      'https://film.example',
      'http://localhost:8080',
    ]);
  });

  test.each([
    ['VIDEO_HOSTS', "player.example; script-src 'unsafe-inline'", /VIDEO_HOSTS\S* must name hosts/],
    ['PORT', 'eighty', /PORT must be a number/],
    ['PORT', '70000', /PORT must be a whole number from 0 to 65535/],
    ['DATABASE_URL', 'mysql://db', /DATABASE_URL must be a postgres:\/\/ address/],
    ['DATABASE_POOLING', 'transactions', /DATABASE_POOLING/],
    ['PUBLIC_URL', 'practice.example', /PUBLIC_URL must be an http or https address/],
    ['PERSONAS', 'maybe', /PERSONAS must be on or off/],
    ['SMTP_URL', 'smtp://mail.example', /MAIL_FROM must be set/],
    ['LOGO_URL', 'javascript:alert(1)', /LOGO_URL must be a path or an https address/],
    ['LINK_CHECKOUT', 'javascript:alert(1)', /LINK_CHECKOUT must be an http/],
    ['AUTH_ACCESS_TOKEN_SECONDS', '7200', /AUTH_ACCESS_TOKEN_SECONDS must be a whole number/],
  ])('refuse %s=%s with a message that names the setting', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });

  it('report all invalid values in one error', () => {
    expect(() => readConfig({ PORT: 'x', RATE_LIMIT: 'x' })).toThrow(/PORT.*RATE_LIMIT/);
  });

  it('offer Premium Plus only if they list its benefits', () => {
    expect(readConfig({}).public.plans.premiumPlus.adds).toEqual([]);
    const { premium, premiumPlus } = readConfig({
      PREMIUM_PRICE: '€19 a month',
      PREMIUM_PLUS_ADDS: 'A call each month; A seat at the spring retreat;',
    }).public.plans;
    expect(premium).toEqual({ price: '€19 a month', trial: null });
    expect(premiumPlus.adds).toEqual(['A call each month', 'A seat at the spring retreat']);
  });
});
