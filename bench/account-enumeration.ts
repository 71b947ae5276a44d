import { startServer } from '@hearthway/server/testing/server-process';
import { type Bench, median, ms, type Row } from './bench.ts';
import { newLogin, post, signUp } from './member.ts';

const MAX_DIFFERENCE_MS = 10;

interface Endpoint {
  name: string;
  path: string;
  body(email: string): unknown;
  known: 'confirmed' | 'waiting';
}

const ENDPOINTS: Endpoint[] = [
  {
    name: 'sign-in',
    path: '/token?grant_type=password',
    body: (email) => ({ email, password: 'not the password' }),
    known: 'confirmed',
  },
  {
    name: 'sign-up',
    path: '/signup',
    body: (email) => ({ email, password: 'a fresh password' }),
    known: 'confirmed',
  },
  { name: 'recover', path: '/recover', body: (email) => ({ email }), known: 'confirmed' },
  {
    name: 'resend',
    path: '/resend',
    body: (email) => ({ email, type: 'signup' }),
    known: 'waiting',
  },
];

export const accountEnumeration: Bench = {
  name: 'account-enumeration',
  description: 'response times for known and unknown e-mail addresses, with confirmation required',
  async run({ postgres, quick, report }) {
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
    for (const endpoint of ENDPOINTS) {
      const known = endpoint.known === 'confirmed' ? confirmed.email : waiting.email;
      rows.push(await compare(server.url, endpoint, known, tries));
      report(`${endpoint.name}: ${tries} tries each`);
    }
    return rows;
  },
};

async function compare(
  url: string,
  { name, path, body }: Endpoint,
  known: string,
  tries: number,
): Promise<Row> {
  const ask = async (email: string) => {
    const started = performance.now();
    const response = await post(`${url}/auth/v1${path}`, body(email));
    const answer = JSON.stringify([response.status, toShape(await response.json())]);
    return { answer, took: performance.now() - started };
  };
  const knownTook: number[] = [];
  const unknownTook: number[] = [];
  const answers = new Set<string>();
  await ask(known);
  for (let attempt = 0; attempt < tries; attempt++) {
    const knownResult = await ask(known);
    const unknownResult = await ask(newLogin().email);
    knownTook.push(knownResult.took);
    unknownTook.push(unknownResult.took);
    answers.add(knownResult.answer).add(unknownResult.answer);
  }
  const difference = Math.abs(median(knownTook) - median(unknownTook));
  const isSameResponse = answers.size === 1;
  return {
    measured: `Known address, ${name}, median of ${tries}`,
    ours: ms(median(knownTook)),
    baseline: `${ms(median(unknownTook))} unknown address`,
    result: isSameResponse ? `${ms(difference)} difference` : 'answers differ',
    bound: `≤ ${MAX_DIFFERENCE_MS} ms`,
    holds: isSameResponse && difference <= MAX_DIFFERENCE_MS,
  };
}

function toShape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toShape);
  if (value === null || typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toShape(inner)]));
}
