import { startServer } from '@hearthway/server/testing/server-process';
import { type Bench, median, perSecond, type Row } from './bench.ts';
import { runLoad } from './load.ts';

const MAX_RATIO = 5;
const CONNECTIONS = 8;
const MAX_BYTES = 64 * 1024;

const repeatToLimit = (start: string, piece: string, end: string) =>
  start + piece.repeat(Math.floor((MAX_BYTES - start.length - end.length) / piece.length)) + end;

const WORST_BODIES: readonly [name: string, body: string][] = [
  ['many keys', repeatToLimit('{', '"a":1,', '"b":1}')],
  ['many lists', repeatToLimit('[', '[],', '1]')],
  ['deep nesting', repeatToLimit('', '[', '')],
  ['escaped quotes', repeatToLimit('{"email":"', '\\"', '"}')],
  ['unicode escapes', repeatToLimit('{"email":"', '\\u0061', '"}')],
  ['one long string', repeatToLimit('{"email":"', 'a', '"}')],
  ['a long number', repeatToLimit('[', '1', ']')],
  ['an unterminated string', repeatToLimit('"', 'a', '')],
];

export const rejectedJson: Bench = {
  name: 'rejected-json',
  description:
    'rejecting POST /auth/v1/token with 64 KiB of expensive JSON, compared with an empty object',
  async run({ quick, report }) {
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
        return (await runLoad(given)).perSecond;
      };
    };
    const empty = send('{}');
    await empty(3);
    const rows: Row[] = [];
    for (const [name, body] of WORST_BODIES) {
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
      report(`${name}: ${ratio.toFixed(2)} × the time of an empty object`);
      rows.push({
        measured: `Rejecting 64 KiB of JSON: ${name}`,
        ours: perSecond(median(pairs.map(([, theirs]) => theirs))),
        baseline: `${perSecond(median(pairs.map(([bare]) => bare)))} empty object`,
        result: `${ratio.toFixed(2)} ×`,
        bound: `< ${MAX_RATIO} ×`,
        holds: ratio < MAX_RATIO,
      });
    }
    return rows;
  },
};
