import { formatDay } from '@hearthway/domain/format';
import type { Letter, SendLetterRequest } from '@hearthway/domain/letters/contract';
import { LETTER_TEXT } from '@hearthway/domain/letters/messages';
import { findNearLetters } from '@hearthway/domain/letters/near-letters';
import { sql } from 'drizzle-orm';
import { ADVISORY_LOCK } from '../../advisory-locks.ts';
import { appendAudit } from '../../db/audit.ts';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { HttpProblem } from '../../http/problem.ts';
import { readNearLetters } from './before-sending.ts';
import { requireDraft } from './edit-letters.ts';
import { lockLetter } from './letter-row.ts';
import { requireMailServer } from './require-mail-server.ts';

/** Recipients are chosen when the letter is due, so that a scheduled letter is up to date. */
export async function sendLetter(
  { db, who, now }: Call,
  { jobs, config }: Pick<Deps, 'jobs' | 'config'>,
  { id, version, at, despite }: SendLetterRequest & { id: string },
): Promise<Letter> {
  const sent = await db.asFrontDesk(who, async (tx) => {
    const letter = await lockLetter(tx, id, version);
    requireDraft(letter);
    requireWords(letter);
    requireMailServer(config);
    if (at && new Date(at) <= now) {
      throw new HttpProblem(422, 'in_the_past', LETTER_TEXT.inThePast);
    }
    // The desk is warned about other letters around the same time. Without the lock, two letters
    // sent at the same moment would escape this warning.
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK.letters})`);
    await requireSeen(tx, letter, { at: at ? new Date(at) : now, now, despite });
    if (!at) {
      const { rows } = await tx.execute<{ reachable: number }>(sql`
        select reachable from app.letter_reach(${JSON.stringify(letter.segment)}::jsonb,
          ${now.toISOString()}::timestamptz)`);
      if (!rows[0]?.reachable) throw new HttpProblem(422, 'nobody', LETTER_TEXT.nobody);
    }
    await tx.execute(sql`
      update app.letters set state = 'scheduled', version = version + 1,
        send_at = ${at ?? now.toISOString()}::timestamptz where id = ${id}::uuid`);
    await appendAudit(tx, {
      userId: null,
      action: 'letter_sent',
      details: { letter: id },
      at: now,
    });
    return lockLetter(tx, id);
  });
  if (!at) {
    await jobs.add(null, 'letters', null).catch(() => {});
    jobs.wake('letters');
  }
  return sent;
}

interface Sending {
  at: Date;
  now: Date;
  despite: string[];
}

async function requireSeen(tx: Tx, letter: Letter, { at, now, despite }: Sending): Promise<void> {
  const near = findNearLetters(await readNearLetters(tx, now), letter, at);
  const unseen = near.find(({ id }) => !despite.includes(id));
  if (!unseen) return;
  const text = LETTER_TEXT.recentLetter(unseen.subject, formatDay(new Date(unseen.sendAt)));
  throw new HttpProblem(409, 'recent_letter', text);
}

export async function stopLetter({ db, who, now }: Call, { id }: { id: string }): Promise<Letter> {
  return db.asFrontDesk(who, async (tx) => {
    const { state } = await lockLetter(tx, id);
    if (state === 'scheduled') {
      await tx.execute(sql`update app.letters set state = 'draft', send_at = null,
        version = version + 1 where id = ${id}::uuid`);
    } else if (state === 'sending') {
      await tx.execute(sql`update app.letters set state = 'stopped', version = version + 1,
        finished_at = ${now.toISOString()} where id = ${id}::uuid`);
    } else {
      throw new HttpProblem(409, 'not_stoppable', LETTER_TEXT.notStoppable);
    }
    await appendAudit(tx, {
      userId: null,
      action: 'letter_stopped',
      details: { letter: id },
      at: now,
    });
    return lockLetter(tx, id);
  });
}

export function requireWords({ subject, body }: Pick<Letter, 'subject' | 'body'>): void {
  if (!subject.trim()) throw new HttpProblem(422, 'no_subject', LETTER_TEXT.needsSubject);
  if (!body.trim()) throw new HttpProblem(422, 'no_words', LETTER_TEXT.needsBody);
}
