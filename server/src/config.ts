import { join, resolve } from 'node:path';
import { TERMS_VERSION } from '@hearthway/domain/identity/terms';
import { FIXED_TERM_TEXT, SUBSCRIPTION_TEXT } from '@hearthway/domain/payments/messages';
import {
  OUTSIDE_LINKS,
  type OutsideLink,
  type PublicConfig,
} from '@hearthway/domain/public-config';
import { z } from 'zod';
import {
  DATABASE_SETTINGS,
  type DatabaseConfig,
  readDatabaseSettings,
} from './database-settings.ts';
import { OperatorError } from './operator-error.ts';
import { type BackupPlace, readBackupPlace } from './ports/backup-place.ts';
import type { ModelSettings } from './ports/guide-model.ts';
import { GUIDE_MODEL_SETTINGS, readGuideModelSettings } from './ports/guide-model-settings.ts';
import { type MediaSettings, readMediaSettings } from './ports/media-settings.ts';
import type { StripeSettings } from './ports/stripe-payments.ts';
import {
  readTelemetrySettings,
  TELEMETRY_SETTINGS,
  type TelemetrySettings,
} from './ports/telemetry-settings.ts';
import { wholeNumber } from './whole-number.ts';

const flag = z
  .string()
  .transform((value) => value.toLowerCase())
  .pipe(z.enum(['on', 'off', 'true', 'false', '1', '0'], 'must be on or off'))
  .transform((value) => value === 'on' || value === 'true' || value === '1');

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const videoOrigin = z
  .string()
  .regex(
    /^(https?:\/\/)?[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?(\/\S*)?$/i,
    'must name hosts such as player.example',
  )
  .transform((host) => new URL(/^https?:/i.test(host) ? host : `https://${host}`).origin);
const wordList = z.string().transform((list) => list.split(/[\s,]+/).filter(Boolean));

const settings = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().default('./data'),
  ...DATABASE_SETTINGS,
  BACKUP_TO: z
    .string()
    .regex(
      /^(?!s3:)|^s3:\/\/[a-z\d][a-z\d.-]+(\/[\w./-]*)?$/,
      'must be a folder or s3://bucket/prefix',
    )
    .optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  BACKUP_EVERY_HOURS: wholeNumber(1, 24).default(24),
  BACKUP_KEEP_DAYS: wholeNumber(1, 3650).default(30),
  BACKUP_S3_ENDPOINT: httpUrl.default('https://s3.amazonaws.com'),
  BACKUP_S3_REGION: z.string().min(1).default('us-east-1'),
  BACKUP_S3_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET: z.string().min(1).optional(),
  PRODUCT_NAME: z.string().trim().min(1, 'must not be empty').max(60).default('Hearthway'),
  LOGO_URL: z
    .string()
    .regex(/^(\/(?![/\\])|https:\/\/)/, 'must be a path or an https address')
    .optional(),
  VIDEO_HOSTS: wordList.pipe(z.array(videoOrigin)).default([]),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
  LETTERS_PER_MINUTE: wholeNumber(1, 100_000).default(300),
  /** Email confirmation is off without SMTP_URL, so that a new installation works without email. */
  REQUIRE_EMAIL_CONFIRMATION: flag.optional(),
  PERSONAS: flag.optional(),
  /** Trust only your own proxy; otherwise anyone can fake their IP address with X-Forwarded-For. */
  TRUST_PROXY: flag.default(false),
  RATE_LIMIT: flag.default(true),
  AUTH_PASSWORD_MIN_LENGTH: wholeNumber(6, 128).default(8),
  HASH_THREADS: wholeNumber(2, 64).default(2),
  KEYS_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  AUTH_ACCESS_TOKEN_SECONDS: wholeNumber(5, 3600).default(3600),
  EXTERNAL_AUTH_URL: httpUrl.optional(),
  EXTERNAL_AUTH_JWKS_URL: httpUrl.optional(),
  REQUEST_TIMEOUT_MS: wholeNumber(100, 120_000).default(15_000),
  GALLERY: flag.default(false),
  ...GUIDE_MODEL_SETTINGS,
  PREMIUM_PRICE: z.string().max(60).optional(),
  PREMIUM_TRIAL: z.string().max(60).optional(),
  PREMIUM_PLUS_PRICE: z.string().max(60).optional(),
  PREMIUM_PLUS_TRIAL: z.string().max(60).optional(),
  PREMIUM_PLUS_ADDS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(';')
        .map((item) => item.trim())
        .filter(Boolean),
    ),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_PRICE_PREMIUM: z.string().min(1).optional(),
  STRIPE_PRICE_PREMIUM_PLUS: z.string().min(1).optional(),
  STRIPE_API_URL: httpUrl.optional(),
  PUSH_HOSTS: wordList.default([]),
  WEBHOOKS_TO_LOOPBACK: flag.default(false),
  AUDIT_ANCHOR_FILE: z.string().optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  ...TELEMETRY_SETTINGS,
  /**
   * After SIGTERM, the server accepts requests for a while, because a load balancer needs time to
   * notice that `/readyz` fails.
   */
  DRAIN_SECONDS: wholeNumber(0, 120).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

const LINK_DEFAULTS: Record<OutsideLink, string> = {
  mhiWebsite: 'https://mens-institute.example/',
  mhiBooking: 'https://mens-institute.example/vital-blueprint',
  mhiMetabolicReset: 'https://mens-institute.example/metabolic-reset',
  mhiBlog: 'https://mens-institute.example/blog',
  whiWebsite: 'https://womens-institute.example/',
  whiBooking: 'https://womens-institute.example/vital-blueprint',
  whiMetabolicReset: 'https://womens-institute.example/metabolic-reset',
  whiBlog: 'https://womens-institute.example/blog',
  whiTeam: 'https://womens-institute.example/team',
  ibWebsite: 'https://intimabalance.example/',
  ibIntake: 'https://intimabalance.example/intake',
  practiceTool: 'https://practice.example/',
  checkout: 'https://checkout.example/premium',
  support: 'mailto:support@practice.example',
  crisisLine: 'tel:988',
  emergency: 'tel:911',
};

export interface PasswordCost {
  memory: number;
  passes: number;
  parallelism: number;
}

/**
 * The cost of argon2id that OWASP recommends. A hash takes about 44 ms. Only tests use a lower
 * cost.
 */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };

const KNOWN_PUSH_HOSTS = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  database: DatabaseConfig | null;
  backup: {
    place: BackupPlace;
    isScheduled: boolean;
    passphrase: string | null;
    everyHours: number;
    keepDays: number;
  };
  media: MediaSettings;
  productName: string;
  mail: { smtpUrl: string; from: string } | null;
  lettersPerMinute: number;
  mailFrom: string;
  personas: boolean;
  trustProxy: boolean;
  rateLimit: boolean;
  auth: {
    publicUrl: string;
    passwordMinLength: number;
    requireEmailConfirmation: boolean;
    accessTokenSeconds: number;
    keysSecret: string | null;
    passwordCost: PasswordCost;
    hashThreads: number;
    external: { url: string; jwksUrl: string } | null;
  };
  requestTimeoutMs: number;
  guideModel: ModelSettings | null;
  stripe: StripeSettings | null;
  pushHosts: readonly string[];
  webhooksToLoopback: boolean;
  pushSubject: string;
  auditAnchorFile: string | null;
  metricsToken: string | null;
  telemetry: TelemetrySettings | null;
  drainMs: number;
  logLevel: string;
  public: PublicConfig;
}

export class ConfigError extends OperatorError {
  override name = 'ConfigError';
}

export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(`Settings need attention: ${wrong.join('; ')}.`);
  }
  const s = parsed.data;
  if (/^\/(proc|sys)(\/|$)/.test(resolve(s.DATA_DIR))) {
    throw new ConfigError('DATA_DIR must be a folder on a disk, not under /proc or /sys.');
  }
  if (s.SMTP_URL && !s.MAIL_FROM) {
    throw new ConfigError('MAIL_FROM must be set when SMTP_URL is, because emails need a sender.');
  }
  const publicUrl = (s.PUBLIC_URL ?? `http://localhost:${s.PORT}`).replace(/\/+$/, '');
  if (s.WEBHOOKS_TO_LOOPBACK && publicUrl.startsWith('https:')) {
    throw new ConfigError(
      'WEBHOOKS_TO_LOOPBACK is for development only. Remove it from this environment.',
    );
  }
  const externalUrl = s.EXTERNAL_AUTH_URL?.replace(/\/+$/, '');
  return {
    port: s.PORT,
    host: s.HOST,
    dataDir: resolve(s.DATA_DIR),
    database: readDatabaseSettings(s),
    backup: {
      place: readBackupPlace(s),
      isScheduled: s.BACKUP_TO !== undefined,
      passphrase: s.BACKUP_PASSPHRASE ?? null,
      everyHours: s.BACKUP_EVERY_HOURS,
      keepDays: s.BACKUP_KEEP_DAYS,
    },
    media: readMediaSettings(given),
    productName: s.PRODUCT_NAME,
    mail: s.SMTP_URL && s.MAIL_FROM ? { smtpUrl: s.SMTP_URL, from: s.MAIL_FROM } : null,
    lettersPerMinute: s.LETTERS_PER_MINUTE,
    mailFrom: s.MAIL_FROM ?? `${s.PRODUCT_NAME} <no-reply@localhost>`,
    personas: s.PERSONAS ?? !s.DATABASE_URL,
    trustProxy: s.TRUST_PROXY,
    rateLimit: s.RATE_LIMIT,
    auth: {
      publicUrl,
      passwordMinLength: s.AUTH_PASSWORD_MIN_LENGTH,
      requireEmailConfirmation: s.REQUIRE_EMAIL_CONFIRMATION ?? Boolean(s.SMTP_URL),
      accessTokenSeconds: s.AUTH_ACCESS_TOKEN_SECONDS,
      keysSecret: s.KEYS_SECRET ?? null,
      passwordCost: PASSWORD_COST,
      hashThreads: s.HASH_THREADS,
      external: externalUrl
        ? {
            url: externalUrl,
            jwksUrl: s.EXTERNAL_AUTH_JWKS_URL ?? `${externalUrl}/.well-known/jwks.json`,
          }
        : null,
    },
    requestTimeoutMs: s.REQUEST_TIMEOUT_MS,
    guideModel: readGuideModelSettings(s),
    stripe: readStripe(s),
    pushHosts: [...KNOWN_PUSH_HOSTS, ...s.PUSH_HOSTS],
    webhooksToLoopback: s.WEBHOOKS_TO_LOOPBACK,
    pushSubject: publicUrl.startsWith('https:') ? publicUrl : 'mailto:no-reply@localhost',
    auditAnchorFile: s.AUDIT_ANCHOR_FILE ?? null,
    metricsToken: s.METRICS_TOKEN ?? null,
    telemetry: readTelemetrySettings(s),
    drainMs: s.DRAIN_SECONDS * 1000,
    logLevel: s.LOG_LEVEL,
    public: {
      productName: s.PRODUCT_NAME,
      logoUrl: s.LOGO_URL ?? null,
      // With Stripe, checkout buttons open our own page, which then opens Stripe's.
      links: { ...readLinks(given), ...(readStripe(s) && { checkout: `${publicUrl}/checkout` }) },
      takesPayments: readStripe(s) !== null,
      practiceContacts: { emergency: given.LINK_EMERGENCY, crisisLine: given.LINK_CRISIS_LINE },
      videoHosts: s.VIDEO_HOSTS,
      plans: {
        premium: { price: s.PREMIUM_PRICE ?? null, trial: s.PREMIUM_TRIAL ?? null },
        premiumPlus: {
          price: s.PREMIUM_PLUS_PRICE ?? null,
          trial: s.PREMIUM_PLUS_TRIAL ?? null,
          adds: s.PREMIUM_PLUS_ADDS,
        },
        ...(readStripe(s) ? SUBSCRIPTION_TEXT : FIXED_TERM_TEXT),
      },
      words: {},
      termsVersion: TERMS_VERSION,
      authUrl: externalUrl ?? '/auth/v1',
      guideModel: s.GUIDE_MODEL_URL ? { operator: s.GUIDE_MODEL_OPERATOR } : null,
      coachIsWorded: Boolean(s.GUIDE_MODEL_URL),
      gallery: s.GALLERY,
    },
  };
}

function readStripe(s: z.output<typeof settings>): StripeSettings | null {
  const [secretKey, webhookSecret] = [s.STRIPE_SECRET_KEY, s.STRIPE_WEBHOOK_SECRET];
  const [premium, plus] = [s.STRIPE_PRICE_PREMIUM, s.STRIPE_PRICE_PREMIUM_PLUS];
  if (!secretKey && !webhookSecret && !premium && !plus) return null;
  if (!secretKey || !webhookSecret || !premium) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_PREMIUM belong together. Set all three or none.',
    );
  }
  const prices = { premium, ...(plus && { premium_plus: plus }) };
  return { secretKey, webhookSecret, prices, apiUrl: s.STRIPE_API_URL ?? null };
}

export const mailFolder = (config: Config) => join(config.dataDir, 'mail');

function readLinks(env: Record<string, string | undefined>): Record<OutsideLink, string> {
  const links = { ...LINK_DEFAULTS };
  for (const name of OUTSIDE_LINKS) {
    const setting = `LINK_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
    const value = env[setting];
    if (!value) continue;
    if (!/^(https?:\/\/|mailto:|tel:)\S+$/i.test(value)) {
      throw new ConfigError(`${setting} must be an http, https, mailto or tel address.`);
    }
    links[name] = value;
  }
  return links;
}
