import type { Gender, Role, Tier, Track } from '@hearthway/domain/vocabulary';
import type { Page } from '@playwright/test';
import type { AppServer } from './app-server.ts';

export interface MemberOptions {
  firstName?: string;
  gender?: Gender;
  tier?: Tier;
  role?: Role;
  premiumDays?: number;
  recommendedPath?: Track;
  isNew?: boolean;
}

export interface Member {
  userId: string;
  email: string;
  password: string;
  session: { access_token: string; refresh_token: string; expires_at: number };
}

const STORAGE_KEY = 'hearthway.session';

export async function createMember(
  server: Pick<AppServer, 'url' | 'sql'>,
  options: MemberOptions = {},
): Promise<Member> {
  const email = `${crypto.randomUUID()}@example.com`;
  const password = crypto.randomUUID();
  const response = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok)
    throw new Error(`sign-up failed with ${response.status}: ${await response.text()}`);
  const session = (await response.json()) as Member['session'] & { user: { id: string } };
  const userId = session.user.id;
  const {
    firstName = '',
    gender = null,
    tier = 'free',
    role = 'member',
    recommendedPath = 'SHJ',
  } = options;
  const expires =
    options.premiumDays === undefined
      ? null
      : new Date(Date.now() + options.premiumDays * 86_400_000);
  await server.sql(
    `update profiles set first_name = $2, gender = $3, tier = $4, role = $5, recommended_path = $6,
       premium_expires_at = $7 where user_id = $1`,
    [userId, firstName, gender, tier, role, recommendedPath, expires],
  );
  if (!options.isNew) {
    await server.sql(
      `insert into welcome_steps (user_id, step, is_skipped, at) values ($1, 'finish', true, now())`,
      [userId],
    );
  }
  return { userId, email, password, session };
}

export async function signInAs(
  page: Page,
  url: string,
  login: { email: string; password: string } | undefined,
): Promise<void> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: login?.email, password: login?.password }),
  });
  await signInPage(page, url, { session: await response.json() });
}

export async function signInPage(
  page: Page,
  url: string,
  { session }: Pick<Member, 'session'>,
): Promise<void> {
  // Local storage can be filled only from a page of the site, and /healthz is the smallest.
  await page.goto(`${url}/healthz`);
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key as string, value as string),
    [STORAGE_KEY, JSON.stringify(session)],
  );
}
