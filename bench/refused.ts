import { startServer } from '@hearthway/server/testing/server-process';
import { type Bench, median, perSecond, type Row } from './bench.ts';
import { load } from './load.ts';

const MOST = 5;
const CONNECTIONS = 8;
const LIMIT = 64 * 1024;

/** As many of a piece as fit between two ends. */
const filled = (start: string, piece: string, end: string) =>
  start + piece.repeat(Math.floor((LIMIT - start.length - end.length) / piece.length)) + end;

/** What a refusal might cost most: keys, lists, depth, escapes, one long text, an open end. */
const WORST: readonly [name: string, body: string][] = [
  ['keys', filled('{', '"a":1,', '"b":1}')],
  ['lists', filled('[', '[],', '1]')],
  ['depth', filled('', '[', '')],
  ['escapes', filled('{"email":"', '\\"', '"}')],
  ['letters as codes', filled('{"email":"', '\\u0061', '"}')],
  ['one long text', filled('{"email":"', 'a', '"}')],
  ['long numbers', filled('[', '1', ']')],
  ['an open text', filled('"', 'a', '')],
];

export const refused: Bench = {
  name: 'refused',
  about: 'POST /auth/v1/token with 64 KiB of the worst JSON beside the same with an empty object',
  async run({ quick, say }) {
    await using server = await startServer({ RATE_LIMIT: 'off', PERSONAS: 'off' });
    const send = (body: string) => {
      const { host } = new URL(server.url);
      const head = [
        'POST /auth/v1/token?grant_type=password HTTP/1.1',
        `Host: ${host}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
      ];
      const bytes = Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
      const request = () => bytes;
      return async (seconds: number) => {
        const given = { url: server.url, connections: CONNECTIONS, seconds, request, status: 400 };
        return (await load(given)).perSecond;
      };
    };
    const empty = send('{}');
    await empty(3);
    const rows: Row[] = [];
    for (const [name, body] of WORST) {
      const worst = send(body);
      await worst(1);
      const rounds = Array.from({ length: quick ? 4 : 12 });
      const ratios: number[] = [];
      const pairs: [number, number][] = [];
      for (const _round of rounds) {
        const pair: [number, number] = [await empty(0.5), await worst(0.5)];
        pairs.push(pair);
        ratios.push(pair[0] / pair[1]);
      }
      const ratio = median(ratios);
      say(`${name}: ${ratio.toFixed(2)} × an empty one`);
      rows.push({
        what: `Refused 64 KiB: ${name}`,
        ours: perSecond(median(pairs.map(([, theirs]) => theirs))),
        bare: `${perSecond(median(pairs.map(([bare]) => bare)))} empty and refused`,
        result: `${ratio.toFixed(2)} ×`,
        bound: `< ${MOST} ×`,
        holds: ratio < MOST,
      });
    }
    return rows;
  },
};
