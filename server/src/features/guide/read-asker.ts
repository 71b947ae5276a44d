import { type Consent, isPersonalisationAllowed } from '@hearthway/domain/consent/personalisation';
import { membershipSummary } from '@hearthway/domain/membership/summary';
import { sql } from 'drizzle-orm';
import type { QueryResult } from 'pg';
import type { TxCall } from '../../db/call.ts';
import { type JsonRow, toRow } from '../../db/json-row.ts';
import { consents } from '../../db/tables/auth.ts';
import { type GuideMessage, guideThreads } from '../../db/tables/guide.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { workshopProgress } from '../../db/tables/workshop-records.ts';
import { PROFILE_JSON, type Profile, toProfile } from '../../member/profile.ts';
import type { Thread } from './thread.ts';

export interface Asker {
  isPremium: boolean;
  workshopsCompleted: string[];
  moment: Date;
  mayPersonalise: boolean;
  consents: readonly Consent[];
  profile: Profile;
  thread: Thread;
  corpusVersion: string;
}

const SELECT_ASKER = sql`
  select now() as moment,
    (select version from app.guide_corpus) as version,
    (select ${PROFILE_JSON} from ${profiles} limit 1) as profile,
    (select json_agg(c) from ${consents} c where kind <> 'terms') as consents,
    (select json_agg(${workshopProgress.resourceId}) from ${workshopProgress}) as completed`;

export async function readAsker(
  { tx, now }: Pick<TxCall, 'tx' | 'now'>,
  threadId: string | null,
): Promise<Asker> {
  const { rows } = (await tx.execute(
    threadId ? sql`${SELECT_ASKER}, ${selectMessages(threadId)} as messages` : SELECT_ASKER,
  )) as QueryResult;
  const [row] = rows as {
    moment: string;
    version: string;
    profile: JsonRow | null;
    consents: JsonRow[] | null;
    completed: string[] | null;
    messages?: GuideMessage[] | null;
  }[];
  if (!row?.profile) throw new Error('the signed-in member has no profile');
  const messages = (row.messages ?? []).toReversed();
  const profile = toProfile(row.profile);
  const moment = new Date(row.moment);
  const given = (row.consents ?? []).map((json) => toRow(consents, json));
  return {
    isPremium: membershipSummary(profile, moment > now ? moment : now).isPremiumActive,
    workshopsCompleted: row.completed ?? [],
    moment,
    mayPersonalise: isPersonalisationAllowed(given),
    consents: given,
    profile,
    thread: {
      questions: messages.filter(({ role }) => role === 'user').map(({ content }) => content),
      answers: messages
        .filter(({ role }) => role === 'assistant')
        .map(({ content, passages }) => ({ content, passages })),
    },
    corpusVersion: row.version,
  };
}

const selectMessages = (threadId: string) =>
  sql`(select messages from ${guideThreads} where id = ${threadId})`;
