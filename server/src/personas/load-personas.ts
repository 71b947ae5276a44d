import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dayKey, startOfWeek } from '@hearthway/domain/calendar';
import { TERMS_VERSION } from '@hearthway/domain/identity/terms';
import { GRACE_DAYS } from '@hearthway/domain/payments/paid-membership';
import { KNOW_UNITS } from '@hearthway/domain/workshops/completion';
import { sortWorkshops } from '@hearthway/domain/workshops/workshop-order';
import { eq } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { hashPassword } from '../auth/hashing/password-hash.ts';
import type { Engine } from '../db/engine.ts';
import { consents, users } from '../db/tables/auth.ts';
import { breathingSessions } from '../db/tables/calm-kit.ts';
import { commitments } from '../db/tables/commitments.ts';
import { resources } from '../db/tables/content.ts';
import { journalEntries } from '../db/tables/journal-entries.ts';
import { dailyCheckins, reports } from '../db/tables/member-records.ts';
import { paymentCustomers, paymentEvents } from '../db/tables/payments.ts';
import { profiles } from '../db/tables/profiles.ts';
import { unitStatus, workshopProgress } from '../db/tables/workshop-records.ts';
import { isWorkshop } from '../member/workshop-places.ts';
import { PERSONAS, type Persona, personaEmail, personaRecords } from './personas.ts';

export interface PersonaLogin {
  name: string;
  email: string;
  password: string;
  about: string;
}

export async function loadPersonas(
  engine: Engine,
  dataDir: string,
  now: Date,
): Promise<PersonaLogin[]> {
  const file = join(dataDir, 'personas.json');
  const logins = await readLogins(file);
  for (const [index, persona] of PERSONAS.entries()) {
    await createPersona(engine, persona, logins[index] as PersonaLogin, now);
  }
  return logins;
}

/** Passwords are generated once per installation, into a file that only its owner can read. */
async function readLogins(file: string): Promise<PersonaLogin[]> {
  const known: PersonaLogin[] = JSON.parse(await readFile(file, 'utf8').catch(() => '[]'));
  const logins = PERSONAS.map(({ name, about }) => ({
    name,
    email: personaEmail(name),
    password:
      known.find((login) => login.name === name)?.password ?? randomBytes(12).toString('base64url'),
    about,
  }));
  const beside = `${file}.new`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(beside, `${JSON.stringify(logins, null, 2)}\n`, { mode: 0o600 });
  await rename(beside, file);
  return logins;
}

async function createPersona(
  engine: Engine,
  persona: Persona,
  login: PersonaLogin,
  now: Date,
): Promise<void> {
  const client = await engine.pool.connect();
  try {
    const db = drizzle({ client });
    const known = await db.select({ id: users.id }).from(users).where(eq(users.email, login.email));
    if (known.length > 0) return;
    const passwordHash = await hashPassword(login.password);
    await client.query('begin');
    const [user] = await db
      .insert(users)
      .values({
        email: login.email,
        passwordHash,
        emailConfirmedAt: now,
        lastSignInAt: persona.name === 'new' ? null : now,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (user) await fillProfile(db, user.id, persona, now);
    await client.query('commit');
  } finally {
    client.release(true);
  }
}

async function fillProfile(db: NodePgDatabase, userId: string, persona: Persona, now: Date) {
  const { premiumDays, ...profile } = persona.profile;
  const premium = premiumDays !== undefined && {
    premiumStartedAt: new Date(now.getTime() + (premiumDays - 180) * 86_400_000),
    premiumExpiresAt: new Date(now.getTime() + premiumDays * 86_400_000),
  };
  await db
    .update(profiles)
    .set({ ...profile, nudgeFocus: profile.focus ?? null, ...premium })
    .where(eq(profiles.userId, userId));
  const agreed = { userId, version: TERMS_VERSION, at: now };
  await db.insert(consents).values([
    { ...agreed, kind: 'terms' },
    { ...agreed, kind: 'personalisation' },
  ]);
  const { checkins, entries, breathing, pulses } = personaRecords(persona, now);
  if (checkins.length > 0) {
    await db.insert(dailyCheckins).values(checkins.map((row) => ({ userId, ...row })));
  }
  if (entries.length > 0) {
    const unwritten = { userId, utcOffset: 0, words: '' };
    await db
      .insert(journalEntries)
      .values(entries.map((row) => ({ ...unwritten, id: crypto.randomUUID(), ...row })));
  }
  if (breathing.length > 0) {
    const session = { userId, pattern: 'box' as const, seconds: 120 };
    await db
      .insert(breathingSessions)
      .values(breathing.map((row) => ({ ...session, id: crypto.randomUUID(), ...row })));
  }
  if (pulses.length > 0) await db.insert(reports).values(pulses.map((row) => ({ userId, ...row })));
  if (persona.journey) await completeWorkshops(db, userId, persona.journey);
  if (persona.payments) await storePayments(db, { userId, now, ...persona.payments });
  const week = startOfWeek(dayKey(now));
  for (const text of persona.commitments ?? []) {
    const id = crypto.randomUUID();
    await db.insert(commitments).values({ userId, id, week, text, source: 'own' });
  }
}

const DAY_MS = 86_400_000;

async function storePayments(
  db: NodePgDatabase,
  {
    userId,
    now,
    paidDaysAgo,
    failedDaysAgo,
  }: NonNullable<Persona['payments']> & { userId: string; now: Date },
) {
  const ago = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS);
  const subscription = `sub_${userId}`;
  await db.insert(paymentCustomers).values({
    ...{ userId, customer: `cus_${userId}`, status: 'past_due', appliedTier: 'premium' },
    appliedExpiresAt: ago(failedDaysAgo - GRACE_DAYS),
  });
  await db.insert(paymentEvents).values([
    ...paidDaysAgo.map((daysAgo) => ({
      ...{ id: `evt_${userId}_${daysAgo}`, userId, kind: 'paid' as const, subscription },
      ...{ tier: 'premium' as const, amount: 1900, currency: 'eur' },
      ...{ at: ago(daysAgo), until: ago(daysAgo - 30) },
    })),
    {
      ...{ id: `evt_${userId}_failed`, userId, kind: 'past_due' as const, subscription },
      at: ago(failedDaysAgo),
    },
  ]);
}

async function completeWorkshops(
  db: NodePgDatabase,
  userId: string,
  { weeks, parts }: NonNullable<Persona['journey']>,
) {
  const all = sortWorkshops(await db.select().from(resources).where(isWorkshop));
  const completed = all.slice(0, weeks);
  const watched = [
    ...completed.flatMap(({ slug }) => KNOW_UNITS.map((unit) => ({ slug, unit }))),
    ...all
      .slice(weeks, weeks + 1)
      .flatMap(({ slug }) => KNOW_UNITS.slice(0, parts).map((unit) => ({ slug, unit }))),
  ];
  if (completed.length > 0) {
    await db
      .insert(workshopProgress)
      .values(completed.map(({ id }) => ({ userId, resourceId: id })));
  }
  if (watched.length > 0) {
    await db.insert(unitStatus).values(
      watched.map(({ slug, unit }) => ({
        userId,
        workshopSlug: slug,
        unitKind: 'know' as const,
        unitIndex: unit,
      })),
    );
  }
}
