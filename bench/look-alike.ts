import { startServer } from '@hearthway/server/testing/server-process';
import { type Bench, median, ms, type Row } from './bench.ts';
import { newLogin, post, signUp } from './member.ts';

const MAX_APART_MS = 10;

interface Question {
  what: string;
  path: string;
  /** The body that asks about an address. */
  body(email: string): unknown;
  /** A known address: with a confirmed account, or with one that waits for its confirmation. */
  known: 'confirmed' | 'waiting';
}

const QUESTIONS: Question[] = [
  {
    what: 'sign-in',
    path: '/token?grant_type=password',
    body: (email) => ({ email, password: 'not the password' }),
    known: 'confirmed',
  },
  {
    what: 'sign-up',
    path: '/signup',
    body: (email) => ({ email, password: 'a fresh password' }),
    known: 'confirmed',
  },
  { what: 'recover', path: '/recover', body: (email) => ({ email }), known: 'confirmed' },
  {
    what: 'resend',
    path: '/resend',
    body: (email) => ({ email, type: 'signup' }),
    known: 'waiting',
  },
];

export const lookAlike: Bench = {
  name: 'look-alike',
  about: 'how long known and unknown addresses take to be answered, with confirmation on',
  async run({ postgres, quick, say }) {
    const tries = quick ? 50 : 200;
    await using server = await startServer({
      RATE_LIMIT: 'off',
      DATABASE_URL: await postgres.createDatabase(),
    });
    const confirmed = await signUp(server.url);
    await server.stop();
    await server.start({ REQUIRE_EMAIL_CONFIRMATION: 'on' });
    const waiting = newLogin();
    await post(`${server.url}/auth/v1/signup`, waiting);
    const rows: Row[] = [];
    for (const question of QUESTIONS) {
      const known = question.known === 'confirmed' ? confirmed.email : waiting.email;
      rows.push(await compare(server.url, question, known, tries));
      say(`${question.what}: ${tries} tries each`);
    }
    return rows;
  },
};

async function compare(
  url: string,
  { what, path, body }: Question,
  known: string,
  tries: number,
): Promise<Row> {
  const ask = async (email: string) => {
    const started = performance.now();
    const response = await post(`${url}/auth/v1${path}`, body(email));
    const answer = JSON.stringify([response.status, shapeOf(await response.json())]);
    return { answer, took: performance.now() - started };
  };
  const knownTook: number[] = [];
  const unknownTook: number[] = [];
  const answers = new Set<string>();
  await ask(known);
  // Turn and turn about, so that whatever else the machine does falls on both.
  for (let attempt = 0; attempt < tries; attempt++) {
    const ofKnown = await ask(known);
    const ofUnknown = await ask(newLogin().email);
    knownTook.push(ofKnown.took);
    unknownTook.push(ofUnknown.took);
    answers.add(ofKnown.answer).add(ofUnknown.answer);
  }
  const apart = Math.abs(median(knownTook) - median(unknownTook));
  const isAlike = answers.size === 1;
  return {
    what: `Known address, ${what}, median of ${tries}`,
    ours: ms(median(knownTook)),
    bare: `${ms(median(unknownTook))} unknown address`,
    result: isAlike ? `${ms(apart)} apart` : 'different answers',
    bound: `≤ ${MAX_APART_MS} ms`,
    holds: isAlike && apart <= MAX_APART_MS,
  };
}

/** An answer without what differs from try to try: ids, times and the address itself. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value === null || typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}
