import { openPostgres } from '@hearthway/server/db/open-postgres';
import { readQuestions } from '@hearthway/server/db/seed/content-files';
import { startServer } from '@hearthway/server/testing/server-process';
import { type Bench, median, ms } from './bench.ts';
import { encode, type LoadResult, load } from './load.ts';
import { type Member, signUp } from './member.ts';

const MAX_RATIO = 5;
const CONNECTIONS = 4;
/** Every page there is, so many times more. */
const COPIES = 9;
const QUESTIONS = 200;
/** Enough that nobody asks hundreds of times a minute, which would measure how old threads are put away. */
const MEMBERS = 80;

export const guide: Bench = {
  name: 'guide',
  about: 'an answer of the guide over ten times the content, beside a plain secured read',
  async run({ postgres, quick, say }) {
    const database = await postgres.createDatabase();
    await using ours = await startServer({ RATE_LIMIT: 'off', DATABASE_URL: database });
    await multiplyContent(database);
    const members: Member[] = [];
    while (members.length < MEMBERS) members.push(await signUp(ours.url));
    const url = new URL(ours.url);
    const headersOf = (number: number) => ({
      Authorization: `Bearer ${members[number % MEMBERS]?.accessToken}`,
      'Accept-Encoding': 'gzip, deflate, br',
    });
    const all = await readQuestions();
    const step = Math.floor(all.length / QUESTIONS);
    const asked = all.filter((_question, index) => index % step === 0);
    const seconds = quick ? 2 : 4;
    const rounds = quick ? 3 : 9;
    let turn = 0;
    const answers = () =>
      load({
        url: ours.url,
        connections: CONNECTIONS,
        seconds,
        request: () => ({
          method: 'POST',
          path: '/functions/v1/hello-world',
          headers: headersOf(turn),
          body: {
            kind: 'guide',
            message: asked[turn++ % asked.length]?.text ?? '',
            thread_id: null,
            context: { page: '/home' },
          },
        }),
      });
    const reads = () =>
      load({
        url: ours.url,
        connections: CONNECTIONS,
        seconds,
        request: (connection) =>
          encode(url, { method: 'GET', path: '/api/account/me', headers: headersOf(connection) }),
      });
    // The first question loads what the guide has learned.
    await answers();
    await reads();
    const results: { answer: LoadResult; read: LoadResult }[] = [];
    for (let round = 1; round <= rounds; round++) {
      const result = { read: await reads(), answer: await answers() };
      results.push(result);
      say(`round ${round} of ${rounds}: p95 ${ms(result.answer.p95)} of ${ms(result.read.p95)}`);
    }
    const answer = median(results.map((result) => result.answer.p95));
    const read = median(results.map((result) => result.read.p95));
    return [
      {
        what: 'An answer of the guide over ten times the content on PostgreSQL, p95',
        ours: ms(answer),
        bare: `${ms(read)} a plain secured read`,
        result: `${(answer / read).toFixed(2)} ×`,
        bound: `< ${MAX_RATIO} ×`,
        holds: answer < MAX_RATIO * read,
      },
    ];
  },
};

async function multiplyContent(database: string): Promise<void> {
  const { pool, close } = openPostgres(database, { max: 1 });
  try {
    await pool.query(
      `insert into resources (slug, title, body, tags, visibility, lane, excerpt, search_text)
       select slug || '-copy-' || n, title, body, tags, visibility, lane, excerpt, search_text
       from resources, generate_series(1, ${COPIES}) n where not 'workshop' = any (tags)`,
    );
    await pool.query(
      `insert into guide_passages (resource_id, position, path, title, heading, tags, asked_as,
         sentences, body, is_premium, source_hash)
       select copy.id, p.position, p.path || '-copy-' || n, p.title, p.heading, p.tags, p.asked_as,
         p.sentences, p.body, p.is_premium, p.source_hash
       from guide_passages p join resources r on r.id = p.resource_id, generate_series(1, ${COPIES}) n,
         lateral (select id from resources where slug = r.slug || '-copy-' || n) copy`,
    );
    await pool.query('analyze resources, guide_passages');
  } finally {
    await close();
  }
}
