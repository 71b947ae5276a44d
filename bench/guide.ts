import { openPostgres } from '@hearthway/server/db/open-postgres';
import { readTrainingQuestions } from '@hearthway/server/testing/guide/known-questions';
import { startServer } from '@hearthway/server/testing/server-process';
import { type Bench, median, ms } from './bench.ts';
import { encode, type LoadResult, runLoad } from './load.ts';
import { type Member, signUp } from './member.ts';

const MAX_RATIO = 5;
const CONNECTIONS = 4;
const COPIES = 9;
const QUESTIONS = 200;
/**
 * Every question starts a thread, and the server keeps only a member's newest twenty. With fewer
 * members, the benchmark would mostly measure the deletion of old threads.
 */
const MEMBERS = 80;

export const guide: Bench = {
  name: 'guide',
  description:
    'an answer of the guide with ten times the content, compared with a plain authenticated read',
  async run({ postgres, quick, report }) {
    const database = await postgres.createDatabase();
    await using ours = await startServer({ RATE_LIMIT: 'off', DATABASE_URL: database });
    await multiplyContent(database);
    const members: Member[] = [];
    while (members.length < MEMBERS) members.push(await signUp(ours.url));
    const url = new URL(ours.url);
    const getHeaders = (number: number) => ({
      Authorization: `Bearer ${members[number % MEMBERS]?.accessToken}`,
      'Accept-Encoding': 'gzip, deflate, br',
    });
    const all = readTrainingQuestions();
    const step = Math.floor(all.length / QUESTIONS);
    const asked = all.filter((_question, index) => index % step === 0);
    const seconds = quick ? 2 : 4;
    const rounds = quick ? 3 : 9;
    let turn = 0;
    const answers = () =>
      runLoad({
        url: ours.url,
        connections: CONNECTIONS,
        seconds,
        request: () => ({
          method: 'POST',
          path: '/functions/v1/hello-world',
          headers: getHeaders(turn),
          body: {
            kind: 'guide',
            message: asked[turn++ % asked.length]?.text ?? '',
            thread_id: null,
            context: { page: '/home' },
          },
        }),
      });
    const reads = () =>
      runLoad({
        url: ours.url,
        connections: CONNECTIONS,
        seconds,
        request: (connection) =>
          encode(url, { method: 'GET', path: '/api/account/me', headers: getHeaders(connection) }),
      });
    await answers();
    await reads();
    const results: { answer: LoadResult; read: LoadResult }[] = [];
    for (let round = 1; round <= rounds; round++) {
      const result = { read: await reads(), answer: await answers() };
      results.push(result);
      report(`round ${round} of ${rounds}: p95 ${ms(result.answer.p95)} of ${ms(result.read.p95)}`);
    }
    const answer = median(results.map((result) => result.answer.p95));
    const read = median(results.map((result) => result.read.p95));
    return [
      {
        measured: 'Guide answer with ten times the content on PostgreSQL, p95',
        ours: ms(answer),
        baseline: `${ms(read)} plain authenticated read`,
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
