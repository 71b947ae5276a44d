import { helpContacts } from '@hearthway/domain/help/help-contacts';
import type {
  SettingHistoryResponse,
  SettingsResponse,
} from '@hearthway/domain/practice-settings/contract';
import { PRACTICE_SETTINGS_TEXT } from '@hearthway/domain/practice-settings/messages';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { PracticeSettingsCache } from '../../db/practice-settings-cache.ts';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { isOnPostgres } from '../../testing/engine.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { startPaymentsApp } from '../../testing/payments-app.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { upload } from '../../testing/upload.ts';

const PATIENCE_MS = 60_000;
const NOW = new Date('2026-11-15T17:30:00Z');

let t: TestApp;
let ruth: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now: NOW });
  ruth = await signUpMember(t);
  await makeAdmin(t, ruth);
});
afterAll(() => t.close());

type Answer = SettingsResponse & { code: string };
const put = (key: string, known: string | null, own: string | null, by = ruth) =>
  callApi<Answer>(t, by, 'PUT', '/admin/words', { key, known, own });
const putPractice = (key: string, known: string | null, own: string | null, by = ruth) =>
  callApi<Answer>(t, by, 'PUT', '/admin/practice', { key, known, own });
const list = async (desk: 'words' | 'practice') =>
  (await callApi<SettingsResponse>(t, ruth, 'GET', `/admin/${desk}`)).body.words;
const wordOf = async (key: string) => (await list('words')).find((word) => word.key === key);
const told = () => t.deps.config.public;
async function nudgeOf(): Promise<string> {
  const member = await signUpMember(t);
  await callApi(t, member, 'PUT', '/focus', { word: 'sleep' });
  const body = { today: '2026-11-15', focusChosen: false };
  return (await callApi(t, member, 'POST', '/daily-nudge/claim', body)).body.nudge.text;
}
async function helpOf(question: string): Promise<string> {
  const member = await signUpMember(t);
  const response = await t.app.request('/functions/v1/hello-world', {
    method: 'POST',
    headers: { ...member.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind: 'guide', message: question }),
  });
  return ((await response.json()) as { answer: string }).answer;
}

describe('the practice’s own texts', () => {
  it('replace the shipped texts immediately and can be removed again', async () => {
    const shipped = await nudgeOf();
    expect(await wordOf('nudge:sleep:0')).toMatchObject({ shipped, own: null });
    expect((await put('nudge:sleep:0', null, 'Lights out at ten.')).status).toBe(200);
    expect(await nudgeOf()).toBe('Lights out at ten.');
    expect(await wordOf('nudge:sleep:0')).toMatchObject({ shipped, own: 'Lights out at ten.' });
    await put('nudge:sleep:0', 'Lights out at ten.', null);
    expect(await nudgeOf()).toBe(shipped);
  });

  it('appear in the guide’s help answers', async () => {
    const question = 'How do I cancel my membership?';
    const before = await helpOf(question);
    await put('help:cancel-membership', null, 'Ring us, and a person will see to it.');
    expect(await helpOf(question)).toContain('Ring us, and a person will see to it.');
    expect(before).not.toContain('Ring us');
  });

  it('are not overwritten by an editor who has not seen the latest text', async () => {
    const answers = await Promise.all(['One', 'Two'].map((own) => put('nudge:mood:1', null, own)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await put('nudge:mood:1', 'Never there', 'Three')).body.code).toBe('changed_meanwhile');
  });

  it('cannot replace fixed texts, and must fit where they are shown', async () => {
    for (const key of ['crisis:answer', 'nudge:sleep:9', 'gratitude:random', 'practice:name']) {
      expect((await put(key, null, 'x')).status, key).toBe(404);
    }
    for (const own of ['x'.repeat(301), 'Two\nlines', 'Turned \u202e around', 'Not\u200bseen']) {
      expect((await put('nudge:sleep:1', null, own)).body.code, own).toBe('invalid_words');
    }
    expect((await put('nudge:sleep:1', null, ' ')).status).toBe(400);
  });

  it('are sent to every page that shows them', async () => {
    expect(told().words).toEqual({});
    await put('gratitude:work', null, 'My calling');
    await put('reframe:low-1:thought', null, 'It is all grey.');
    await put('focus:random', null, 'Whatever comes');
    await put('card:journey', null, 'Ten minutes for you?');
    expect(told().words).toEqual({
      'gratitude:work': 'My calling',
      'reframe:low-1:thought': 'It is all grey.',
      'focus:random': 'Whatever comes',
      'card:journey': 'Ten minutes for you?',
    });
  });

  it('have a history with the former text, the editor and the time of each change', async () => {
    const at = async (minute: number, known: string | null, own: string | null) => {
      t.clock.set(new Date(NOW.getTime() + minute * 60_000));
      expect((await put('focus:sleep', known, own)).status).toBe(200);
    };
    await at(1, null, 'Rest');
    await at(2, 'Rest', 'Nights');
    await at(3, 'Nights', null);
    await at(4, null, 'Sleep');
    const path = '/admin/words/history?key=focus:sleep';
    const { body } = await callApi<SettingHistoryResponse>(t, ruth, 'GET', path);
    expect(body.versions.map(({ text, savedBy }) => [text, savedBy])).toEqual([
      [null, 'Ruth'],
      ['Nights', 'Ruth'],
      ['Rest', 'Ruth'],
    ]);
    expect(body.versions[0]?.savedAt).toBe(new Date(NOW.getTime() + 180_000).toISOString());
  });
});

describe('the practice’s settings', () => {
  it('take effect immediately in this process, and in other processes after their next refresh', async () => {
    const other = new PracticeSettingsCache(t.db, readConfig({}));
    await other.refresh();
    await putPractice('practice:name', null, 'Willow');
    await putPractice('plan:premium:price', null, '€25 a month');
    await putPractice('plan:premium-plus:adds', null, 'A call a month\nA letter');
    await putPractice('link:mhi-booking', null, 'https://book.example/men?x=1');
    await putPractice('link:support', null, 'help@practice.example');
    expect(t.deps.config.productName).toBe('Willow');
    await other.refresh();
    for (const { productName, plans, links } of [told(), await other.recent()]) {
      expect(productName).toBe('Willow');
      expect(plans.premium.price).toBe('€25 a month');
      expect(plans.premiumPlus.adds).toEqual(['A call a month', 'A letter']);
      expect(links.mhiBooking).toBe('https://book.example/men?x=1');
      expect(links.support).toBe('mailto:help@practice.example');
    }
    await putPractice('practice:name', 'Willow', null);
    expect(told().productName).toBe('Hearthway');
  });

  it('can replace the emergency and crisis contacts of each country', async () => {
    await putPractice('contact:gb:crisis', null, '0800 068 4141');
    await putPractice('contact:gb:crisis-name', null, 'Papyrus');
    await putPractice('contact:us:crisis', null, 'https://lines.example/');
    expect(helpContacts('GB', told().practiceContacts)).toMatchObject({
      emergency: 'tel:999',
      crisisLine: 'tel:0800-068-4141',
      crisis: { name: 'Papyrus', hours: 'at hours of its own' },
    });
    expect(await helpOf('I want to kill myself')).toContain('https://lines.example/');
  });

  it('change the URL in offers when a link changes', async () => {
    await t.sql(
      `insert into offers (title, cta_url) values ('Here', 'https://intimabalance.example/')`,
    );
    await putPractice('link:ib-website', null, 'https://ib.example/');
    const offers = await t.sql(`select cta_url, version from offers where title = 'Here'`);
    expect(offers).toEqual([{ cta_url: 'https://ib.example/', version: 2 }]);
  });

  it.runIf(isOnPostgres)(
    'can contain a picture from the library as the logo',
    { timeout: PATIENCE_MS },
    async () => {
      const bytes = await sharp({
        create: { width: 600, height: 300, channels: 4, background: '#0a6' },
      })
        .png()
        .toBuffer();
      const picture = (await upload(t, ruth, bytes, 'mark.png')).body;
      const other = picture.address.replace(/.x300$/, '1x300');
      for (const own of [
        'https://elsewhere.example/logo.png',
        '/media/morning.png',
        `/media/videos/${picture.id}`,
        `${picture.address}?w=480`,
        `/media/pictures/${crypto.randomUUID()}/600x300`,
        other,
      ]) {
        const { body } = await putPractice('practice:logo', null, own);
        expect(body, own).toMatchObject({
          code: 'invalid_words',
          title: PRACTICE_SETTINGS_TEXT.noPicture,
        });
      }
      expect(told().logoUrl).toBeNull();
      expect((await putPractice('practice:logo', null, picture.address)).status).toBe(200);
      const shown = await t.app.request(told().logoUrl ?? '');
      expect((await sharp(await shown.arrayBuffer()).metadata()).width).toBe(480);
      const icons = [['icon-192', 192] as const, ['maskable-512', 512] as const];
      for (const [icon, size] of icons) {
        const made = await t.app.request(`/media/icons/${picture.id}/${icon}`);
        expect(made.headers.get('content-type')).toBe('image/png');
        const picked = sharp(await made.arrayBuffer());
        expect(await picked.metadata()).toMatchObject({ width: size, height: size });
        const { data, info } = await picked.raw().toBuffer({ resolveWithObject: true });
        const middle = (size / 2) * size + size / 2;
        expect([...data.subarray(middle * info.channels, middle * info.channels + 3)]).toEqual([
          ...[0, 170, 102].map((value) => expect.toSatisfy((is) => Math.abs(is - value) < 6)),
        ]);
      }
      const remove = () => callApi(t, ruth, 'DELETE', `/admin/media/${picture.id}`);
      expect((await remove()).status).toBe(409);
      await putPractice('practice:logo', picture.address, null);
      expect((await t.app.request(`/media/icons/${picture.id}/icon-192`)).status).toBe(404);
      expect(told().logoUrl).toBeNull();
      const path = '/admin/practice/history?key=practice:logo';
      const { versions } = (await callApi<SettingHistoryResponse>(t, ruth, 'GET', path)).body;
      expect(versions.map(({ text }) => text)).toEqual([null, picture.address]);
    },
  );

  it('are refused if a link, phone number or text is invalid', async () => {
    for (const [key, own] of [
      ['link:mhi-booking', 'http://plain.example/'],
      ['link:mhi-booking', 'javascript:alert(1)'],
      ['link:mhi-booking', 'https://user:word@host.example/'],
      ['link:mhi-booking', 'https://localhost/'],
      ['link:support', 'nobody'],
      ['contact:ie:emergency', 'one one two'],
      ['contact:ie:emergency', 'https://help.example/'],
      ['practice:name', 'x'.repeat(41)],
      ['practice:name', 'Willow\r\nBcc: all@example.com'],
      ['plan:premium-plus:adds', 'One\n\nTwo'],
    ] as const) {
      const known = (await list('practice')).find((word) => word.key === key)?.own ?? null;
      expect((await putPractice(key, known, own)).body.code, own).toBe('invalid_words');
    }
  });

  it('leave a line in the log when they change, with the price members see', async () => {
    const known = (await list('practice')).find(({ key }) => key === 'plan:premium:price')?.own;
    await putPractice('plan:premium:price', known ?? null, '€21 a month');
    await putPractice('plan:ending', null, 'You keep Premium until the end of the month.');
    await put('nudge:sleep:2', null, 'Dim the lights.');
    const { body } = await callApi(t, ruth, 'GET', '/admin/log');
    expect(body.entries.slice(0, 3)).toMatchObject([
      { action: 'setting_changed', details: { setting: expect.stringContaining('nudge') } },
      {
        action: 'setting_changed',
        details: { setting: 'Both plans: what happens when they end' },
      },
      { action: 'price_changed', details: { toTier: 'premium', price: '€21 a month' } },
    ]);
    expect(body.entries[0].by).toMatchObject({ kind: 'person', userId: ruth.userId });
  });

  it('include no Stripe prices if the installation takes no payments', async () => {
    expect((await list('practice')).filter(({ form }) => form === 'price')).toEqual([]);
    const { status } = await putPractice('plan:premium:stripe-price', null, 'price_1');
    expect(status).toBe(404);
  });

  it('can be changed only by the inner circle, whereas editors can change the texts', async () => {
    const eda = await signUpMember(t);
    await callApi(t, ruth, 'POST', '/admin/roles', { email: eda.email, role: 'editor' });
    expect((await put('nudge:pain:0', null, 'Warmth helps.', eda)).status).toBe(200);
    expect((await putPractice('practice:name', null, 'Eda’s', eda)).status).toBe(403);
    expect((await callApi(t, eda, 'GET', '/admin/practice')).status).toBe(403);
  });
});

describe.runIf(isOnPostgres)('the Stripe price of a plan', () => {
  it('is read from Stripe for the inner circle only', async () => {
    const { t: app, stripe, close } = await startPaymentsApp();
    try {
      const admin = await signUpMember(app);
      const ask = () => callApi(app, admin, 'GET', '/admin/practice/prices');
      expect((await ask()).status).toBe(403);
      await makeAdmin(app, admin);
      const saved = await callApi(app, admin, 'PUT', '/admin/practice', {
        ...{ key: 'plan:premium:stripe-price', known: null, own: 'price_2500' },
      });
      expect(saved.status).toBe(200);
      const monthly = { currency: 'eur', interval: 'month', intervalCount: 1 };
      expect((await ask()).body.premium).toEqual({ amount: 2500, ...monthly });
      stripe.isDown = true;
      expect((await ask()).status).toBe(503);
    } finally {
      await close();
    }
  });

  it('is never given to both plans, even by two people at the same moment', async () => {
    const { t: app, close } = await startPaymentsApp();
    try {
      const admins = [await signUpMember(app), await signUpMember(app)];
      for (const admin of admins) await makeAdmin(app, admin);
      const keys = ['plan:premium:stripe-price', 'plan:premium-plus:stripe-price'];
      for (let round = 0; round < 8; round++) {
        const own = `price_round_${round}`;
        const answers = await Promise.all(
          admins.map((admin, at) =>
            callApi(app, admin, 'PUT', '/admin/practice', { key: keys[at], known: null, own }),
          ),
        );
        expect(answers.map(({ status }) => status).sort(), own).toEqual([200, 400]);
        const rows = await app.sql('delete from practice_settings where text = $1 returning key', [
          own,
        ]);
        expect(rows).toHaveLength(1);
      }
    } finally {
      await close();
    }
  });
});
