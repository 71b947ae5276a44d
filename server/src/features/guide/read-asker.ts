import { isPersonalisationAllowed } from '@hearthway/domain/consent/personalisation';
import { membershipSummary } from '@hearthway/domain/membership/summary';
import { sql } from 'drizzle-orm';
import type { QueryResult } from 'pg';
import type { TxCall } from '../../db/call.ts';
import { type JsonRow, rowOf } from '../../db/json-row.ts';
import { consents } from '../../db/tables/auth.ts';
import { type GuideMessage, guideThreads } from '../../db/tables/guide.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { workshopProgress } from '../../db/tables/workshop-records.ts';
import { PROFILE_JSON, type Profile, profileOf } from '../../member/profile.ts';
import type { Thread } from './thread.ts';

/** Who asks, as far as an answer depends on it. */
export interface Asker {
  /** What they may read: ACTION parts, and workshops, by id, as far as they have come. */
  isPremium: boolean;
  workshopsCompleted: string[];
  /** By the database's clock, which says what is out on the pages, too. */
  moment: Date;
  /** Whether their gender and their numbers may be used. */
  mayPersonalise: boolean;
  profile: Profile;
  thread: Thread;
  /** Of what the guide knows now. */
  corpusVersion: string;
}

const WHO_ASKS = sql`
  select now() as moment,
    (select version from app.guide_corpus) as version,
    (select ${PROFILE_JSON} from ${profiles} limit 1) as profile,
    (select json_agg(c) from ${consents} c where kind = 'personalisation') as consents,
    (select json_agg(${workshopProgress.resourceId}) from ${workshopProgress}) as completed`;

/**
 * All of it in one statement, through row-level security, lists as JSON, which is read faster than
 * Postgres's own. Premium has to be active by the database's clock and by ours, as on the pages.
 */
export async function readAsker(
  { tx, now }: Pick<TxCall, 'tx' | 'now'>,
  threadId: string | null,
): Promise<Asker> {
  const { rows } = (await tx.execute(
    threadId ? sql`${WHO_ASKS}, ${messagesOf(threadId)} as messages` : WHO_ASKS,
  )) as QueryResult;
  const [row] = rows as {
    moment: string;
    version: string;
    profile: JsonRow | null;
    consents: JsonRow[] | null;
    completed: string[] | null;
    messages?: GuideMessage[] | null;
  }[];
  if (!row?.profile) throw new Error('a signed-in member has no profile');
  const messages = (row.messages ?? []).toReversed();
  const profile = profileOf(row.profile);
  const moment = new Date(row.moment);
  return {
    isPremium: membershipSummary(profile, moment > now ? moment : now).isPremiumActive,
    workshopsCompleted: row.completed ?? [],
    moment,
    mayPersonalise: isPersonalisationAllowed(
      (row.consents ?? []).map((json) => rowOf(consents, json)),
    ),
    profile,
    thread: {
      questions: messages.filter(({ role }) => role === 'user').map(({ content }) => content),
      quoted: messages.flatMap(({ passages }) => passages),
    },
    corpusVersion: row.version,
  };
}

const messagesOf = (threadId: string) =>
  sql`(select messages from ${guideThreads} where id = ${threadId})`;
