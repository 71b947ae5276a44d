import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  authClient,
  follow,
  mailedLink,
  newAddress,
  PASSWORD,
  parseLink,
  readBody,
  request,
  signedUp,
  signUpUnconfirmed,
} from '../testing/auth-client.ts';
import { createNeighbour, createTestApp, type TestApp } from '../testing/test-app.ts';

const TABLE = '../../../docs/mailed-links.md';
const NEW_PASSWORD = 'rain on a tin roof';
const DAY = 86_400_000;

let off: TestApp;
let on: TestApp;
beforeAll(async () => {
  off = await createTestApp();
  const { config } = off.deps;
  const auth = { ...config.auth, requireEmailConfirmation: true };
  on = createNeighbour(off, { config: { ...config, auth } });
});
afterAll(() => off.close());

interface Mailed {
  link: string;
  password: string | null;
  owner(): Promise<ReturnType<typeof authClient>>;
}

const member = () => signedUp(off);

async function ownerByRecovery(email: string) {
  const client = authClient(on);
  await client.resetPasswordForEmail(email);
  const { hash } = await follow(on, await mailedLink(on, email));
  await client.setSession({
    access_token: hash.get('access_token') as string,
    refresh_token: hash.get('refresh_token') as string,
  });
  return client;
}

async function signUpMail(password: string | null): Promise<Mailed> {
  const { email } = await signUpUnconfirmed(on);
  const link = await mailedLink(on, email);
  return { link, password, owner: () => ownerByRecovery(email) };
}

async function recoveryMail(t: TestApp): Promise<Mailed> {
  const { email, session } = await member();
  const client = authClient(t);
  await client.setSession(session);
  await authClient(t).resetPasswordForEmail(email);
  return { link: await mailedLink(t, email), password: null, owner: async () => client };
}

async function signInMail(t: TestApp): Promise<Mailed> {
  const { email, session } = await member();
  const client = authClient(t);
  await client.setSession(session);
  await authClient(t).signInWithOtp({ email });
  return { link: await mailedLink(t, email), password: null, owner: async () => client };
}

async function changeMail(to: 'new' | 'present'): Promise<Mailed> {
  const { email, session } = await member();
  const client = authClient(on);
  await client.setSession(session);
  const wanted = newAddress();
  await client.updateUser({ email: wanted });
  const link = await mailedLink(on, to === 'new' ? wanted : email);
  return { link, password: null, owner: async () => client };
}

type Row = [confirmation: 'on' | 'off', mail: string, ask: () => Promise<Mailed>];
const ROWS: Row[] = [
  ['on', 'Confirm your email, with the password chosen', () => signUpMail(PASSWORD)],
  ['on', 'Confirm your email, with another password', () => signUpMail('not this one')],
  ['on', 'Confirm your email, choosing a new password', () => signUpMail(null)],
  ['on', 'Choose a new password', () => recoveryMail(on)],
  ['on', 'Your sign-in link', () => signInMail(on)],
  ['on', 'Confirm your new email', () => changeMail('new')],
  ['on', 'Your email is about to change', () => changeMail('present')],
  ['off', 'Choose a new password', () => recoveryMail(off)],
  ['off', 'Your sign-in link', () => signInMail(off)],
];

async function outcome(t: TestApp, { link, password }: Mailed): Promise<string> {
  const { refusal, to, hash } = await follow(t, link, password);
  if (refusal === 'invalid_credentials') return 'asks again';
  if (refusal) return 'refused';
  if (!to) return 'cancels the change';
  return hash.get('type') === 'recovery' ? 'opens, to choose a password' : 'opens';
}

type Column = [when: string, follow: (t: TestApp, mailed: Mailed) => Promise<string>];
const COLUMNS: Column[] = [
  ['once', outcome],
  [
    'twice',
    async (t, mailed) => {
      await outcome(t, mailed);
      return outcome(t, mailed);
    },
  ],
  [
    'late',
    async (t, mailed) => {
      t.clock.advance(DAY);
      return outcome(t, mailed);
    },
  ],
  [
    'after a new password',
    async (t, mailed) => {
      const { error } = await (await mailed.owner()).updateUser({ password: NEW_PASSWORD });
      expect(error).toBeNull();
      return outcome(t, mailed);
    },
  ],
  [
    'after a new address',
    async (t, mailed) => {
      const email = newAddress();
      const { error } = await (await mailed.owner()).updateUser({ email });
      expect(error).toBeNull();
      if (t === on) expect((await follow(on, await mailedLink(on, email))).refusal).toBeNull();
      return outcome(t, mailed);
    },
  ],
  [
    'after deletion',
    async (t, mailed) => {
      const { data } = await (await mailed.owner()).getSession();
      await t.sql('select app.forget_member($1)', [data.session?.user.id]);
      return outcome(t, mailed);
    },
  ],
  [
    'as another type',
    async (t, mailed) => {
      const { type, ...parts } = parseLink(mailed.link);
      const others = ['signup', 'recovery', 'email_change', 'email_change_cancel', 'magiclink'];
      const answers = new Set<string>();
      for (const other of others.filter((name) => name !== type)) {
        const body = { ...parts, type: other };
        const response = await request(t, 'POST', '/follow', { body });
        const { code } = await readBody(response);
        answers.add(/^(otp_expired|validation_failed)$/.test(code) ? 'refused' : 'opens');
      }
      return [...answers].join(' or ');
    },
  ],
];

const INTRO = `# Mailed links

What happens when a member taps the button behind a mailed link: in time (“once”), a second time (“twice”), a day later (“late”), after other events, and with the link's type changed by hand. \`server/src/auth/mailed-links-table.test.ts\` generates the table and compares it with this file.

- Opening a link changes nothing by itself; only the button does.
- Mails that only inform link to the sign-in or account page and contain no token: you already have an account, your email was changed, two-step sign-in was turned on or off.
- One mail contains six digits instead of a link. They replace the current password when a member changes the password or address long after signing in. They work once, within ten minutes, in the session that asked for them (\`server/src/auth/update-user.test.ts\`).
- If email confirmation is off, new accounts and address changes take effect at once, so only two mails have a link.
`;

test('the table in the documentation shows what each emailed link does', {
  timeout: 240_000,
}, async () => {
  const lines = [
    ['Confirmation', 'Mail', ...COLUMNS.map(([when]) => when)],
    ['---', '---', ...COLUMNS.map(() => '---')],
  ];
  for (const [confirmation, mail, ask] of ROWS) {
    const t = confirmation === 'on' ? on : off;
    const cells: string[] = [];
    for (const [, tryIt] of COLUMNS) cells.push(await tryIt(t, await ask()));
    lines.push([confirmation, mail, ...cells]);
  }
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  await expect(`${INTRO}\n${table}\n`).toMatchFileSnapshot(TABLE);
});
