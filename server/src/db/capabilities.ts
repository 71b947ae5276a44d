import type pg from 'pg';

/**
 * What this database's profiles can keep. Older databases lack the premium dates, or the e-mail
 * address; the app works on them and says what it cannot do there.
 */
export interface Capabilities {
  premiumDates: boolean;
  email: boolean;
}

export const ALL_CAPABILITIES: Capabilities = { premiumDates: true, email: true };

export async function readCapabilities(client: pg.PoolClient): Promise<Capabilities> {
  const { rows } = await client.query<{ name: string }>(
    `select a.attname as name from pg_catalog.pg_attribute a
     join pg_catalog.pg_class c on c.oid = a.attrelid
     join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relname = 'profiles' and a.attnum > 0 and not a.attisdropped`,
  );
  const names = new Set(rows.map((row) => row.name));
  return {
    premiumDates: names.has('premium_started_at') && names.has('premium_expires_at'),
    email: names.has('email'),
  };
}

export const isSame = (a: Capabilities, b: Capabilities) =>
  a.premiumDates === b.premiumDates && a.email === b.email;

const PREMIUM_DATES = /(?<!\bas )(?:"?\w+"?\.)?"?\bpremium_(?:started|expires)_at\b"?/g;
const EMAIL = /(?<!\bas )(?:"?\w+"?\.)?"?\bemail\b"?/g;

/**
 * A query as this database can answer it: a column it lacks reads as null. Done here, once, so that no
 * feature has to ask before it reads a profile. Only what reads is changed; whoever writes these
 * columns asks first.
 */
export function readableBy(capabilities: Capabilities, text: string): string {
  if (capabilities.premiumDates && capabilities.email) return text;
  if (!/^\s*select\b/i.test(text) || !/\b(from|join) ("?public"?\.)?"?profiles\b/i.test(text)) {
    return text;
  }
  const dated = capabilities.premiumDates ? text : text.replace(PREMIUM_DATES, 'null::timestamptz');
  const isOfProfilesAlone = !/\busers\b/.test(text);
  return capabilities.email || !isOfProfilesAlone ? dated : dated.replace(EMAIL, 'null::text');
}
