import { createHash } from 'node:crypto';
import type pg from 'pg';

interface ChainRow {
  seq: string;
  at: string;
  actor: string;
  subject: string;
  action: string;
  details: string;
  prev_hash: string;
  hash: string;
}

export interface AuditAnchor {
  written: string;
  seq: number;
  hash: string;
}

export interface ChainReport {
  rows: number;
  head: { seq: number; hash: string };
  fault: string | null;
}

const BATCH = 1000;
const START = createHash('sha256').update('hearthway').digest('hex');

/**
 * The hashes of the audit log are calculated outside of the database, because an attacker in the
 * database could fake the check.
 */
export async function verifyAuditChain(
  client: Pick<pg.ClientBase, 'query'>,
  anchors: readonly AuditAnchor[] = [],
): Promise<ChainReport> {
  const head = await readAuditHead(client);
  const anchored = Map.groupBy(anchors, ({ seq }) => seq);
  let last = { seq: 0, hash: START };
  let rows = 0;
  let after = '-9223372036854775808';
  for (;;) {
    const batch = await readBatch(client, after);
    for (const row of batch) {
      rows++;
      const fault = findRowFault(row, last) ?? findAnchorFault(row, anchored.get(last.seq + 1));
      if (fault) return { rows, head, fault };
      last = { seq: Number(row.seq), hash: row.hash };
    }
    const next = batch.at(-1);
    if (!next) break;
    after = next.seq;
  }
  return { rows, head, fault: findEndFault(last, head) ?? findCutOff(last, anchors) };
}

function findAnchorFault(
  { seq, hash }: ChainRow,
  anchors: readonly AuditAnchor[] = [],
): string | null {
  const anchor = anchors.find((one) => one.hash !== hash);
  return anchor
    ? `Row ${seq} isn’t the one that was recorded on ${anchor.written}, so the log was rewritten.`
    : null;
}

function findCutOff({ seq }: { seq: number }, anchors: readonly AuditAnchor[]): string | null {
  const anchor = anchors.find((one) => one.seq > seq);
  return anchor
    ? `The log ends with row ${seq}, but row ${anchor.seq} was recorded on ${anchor.written}. Rows were removed, or an older backup was restored.`
    : null;
}

function findRowFault(row: ChainRow, last: { seq: number; hash: string }): string | null {
  const expected = last.seq + 1;
  if (Number(row.seq) > expected) return `Row ${expected} is missing.`;
  if (Number(row.seq) < expected) return `Row ${row.seq} was added: the chain starts at 1.`;
  if (row.prev_hash !== last.hash) return `Row ${row.seq} doesn’t follow the row before it.`;
  const { seq, at, actor, subject, action, details } = row;
  const hash = chainHash([row.prev_hash, seq, at, actor, subject, action, details]);
  return hash === row.hash ? null : `Row ${row.seq} was changed.`;
}

function findEndFault(
  last: { seq: number; hash: string },
  head: ChainReport['head'],
): string | null {
  if (last.seq < head.seq) return `Row ${last.seq + 1} is missing: the log ends too early.`;
  if (last.seq > head.seq) return `Row ${head.seq + 1} was added: the log should end before it.`;
  return last.hash === head.hash ? null : 'The end of the log isn’t the one that was recorded.';
}

function chainHash(parts: readonly string[]): string {
  const text = parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join(',');
  return createHash('sha256').update(text).digest('hex');
}

async function readBatch(client: Pick<pg.ClientBase, 'query'>, after: string): Promise<ChainRow[]> {
  const { rows } = await client.query<ChainRow>(
    `select seq::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at, actor,
       subject::text, action, details::text, encode(prev_hash, 'hex') as prev_hash,
       encode(hash, 'hex') as hash
     from app.audit_log where audit_log.seq > $1 order by audit_log.seq limit ${BATCH}`,
    [after],
  );
  return rows;
}

export async function readAuditHead(
  client: Pick<pg.ClientBase, 'query'>,
): Promise<ChainReport['head']> {
  const { rows } = await client.query<{ seq: string; hash: string }>(
    `select seq::text, encode(hash, 'hex') as hash from app.audit_head`,
  );
  return { seq: Number(rows[0]?.seq ?? -1), hash: rows[0]?.hash ?? '' };
}
