import { roundCount } from '@hearthway/domain/content-desk/rounded-count';
import type {
  Letter,
  LetterResults,
  LetterSegment,
  LetterState,
} from '@hearthway/domain/letters/contract';
import { LETTER_TEXT } from '@hearthway/domain/letters/messages';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { HttpProblem } from '../../http/problem.ts';

interface LetterRow extends Record<string, unknown> {
  id: string;
  subject: string;
  body: string;
  segment: LetterSegment;
  state: LetterState;
  version: number;
  send_at: Date | string | null;
  finished_at: Date | string | null;
  changed_at: Date | string;
  results: LetterResults | null;
}

export async function readLetters(tx: Tx, where: SQL = sql`true`): Promise<Letter[]> {
  const { rows } = await tx.execute<LetterRow>(sql`
    select id, subject, body, segment, state, version, send_at, finished_at, changed_at,
      case when state in ('sending', 'sent', 'stopped') then app.letter_results(id) end as results
    from app.letters where ${where}
    order by coalesce(send_at, 'infinity') desc, changed_at desc limit 500`);
  return rows.map(toLetter);
}

export async function lockLetter(tx: Tx, id: string, version?: number): Promise<Letter> {
  await tx.execute(sql`select from app.letters where id = ${id}::uuid for update`);
  const [found] = await readLetters(tx, sql`id = ${id}::uuid`);
  if (!found) throw new HttpProblem(404, 'not_found', LETTER_TEXT.notFound);
  if (version !== undefined && found.version !== version) {
    throw new HttpProblem(409, 'changed_meanwhile', LETTER_TEXT.changedMeanwhile);
  }
  return found;
}

function toLetter(row: LetterRow): Letter {
  const { results, segment } = row;
  const { unsubscribed: _, ...states } = results ?? ({} as LetterResults);
  const total = results && Object.values(states).reduce((sum, count) => sum + count, 0);
  const recipients = total === null ? null : isExact(segment) ? total : roundCount(total);
  const toIso = (at: Date | string | null) => at && new Date(at).toISOString();
  return {
    id: row.id,
    subject: row.subject,
    body: row.body,
    segment,
    version: row.version,
    state: row.state,
    sendAt: toIso(row.send_at),
    finishedAt: toIso(row.finished_at),
    changedAt: new Date(row.changed_at).toISOString(),
    results: recipients === 'few' ? null : results,
    recipients,
  };
}

/**
 * Tells whether the counts of a letter may be exact. The desk may not know which week a member has
 * reached, so counts of members in certain weeks are rounded.
 */
export const isExact = ({ week }: LetterSegment): boolean => week.length === 0;
