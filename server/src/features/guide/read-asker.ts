import { isPersonalisationAllowed } from '@hearthway/domain/consent/personalisation';
import { membershipSummary } from '@hearthway/domain/membership/summary';
import { type SQL, sql } from 'drizzle-orm';
import type { QueryResult } from 'pg';
import type { TxCall } from '../../db/call.ts';
import { type JsonRow, rowOf } from '../../db/json-row.ts';
import { consents } from '../../db/tables/auth.ts';
import { resources } from '../../db/tables/content.ts';
import { type GuideMessage, guideThreads } from '../../db/tables/guide.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { words } from '../../db/tables/words.ts';
import { workshopProgress } from '../../db/tables/workshop-records.ts';
import { PROFILE_JSON, type Profile, profileOf } from '../../member/profile.ts';
import { helpWords } from '../../member/words.ts';
import { isWorkshop } from '../../member/workshop-places.ts';
import { outOf, slugsOut } from './pages-out.ts';
import type { Thread } from './thread.ts';

/** Who asks, as far as an answer depends on it. */
export interface Asker {
  /** What they may read: ACTION parts, and workshops, by id, as far as they have come. */
  isPremium: boolean;
  workshopsOut: string[];
  workshopsCompleted: string[];
  /** Whether their gender and their numbers may be used. */
  mayPersonalise: boolean;
  profile: Profile;
  thread: Thread;
  /** Which of the pages that were asked about so far are out, by slug. */
  isOut: ReadonlyMap<string, boolean>;
  /** How the practice words help answers that were asked about; null where it leaves them as they are. */
  ownHelp: ReadonlyMap<string, string | null>;
  /** Of what the guide knows now. */
  corpusVersion: string;
}

/** What the answer may come from: slugs of pages and ids of help answers. What turns out to be missing is asked for. */
export interface Likely {
  pages: readonly string[];
  help: readonly string[];
}

/**
 * All of it in one statement, through row-level security, lists as JSON, which is read faster than
 * Postgres's own. Premium has to be active by the database's
 * clock and by ours, as on the pages.
 */
export async function readAsker(
  { tx, now }: Pick<TxCall, 'tx' | 'now'>,
  threadId: string | null,
  likely: Likely,
): Promise<Asker> {
  const { rows } = (await tx.execute(sql`
    select greatest(${now}, now()) as moment,
      (select version from app.guide_corpus) as version,
      (select ${PROFILE_JSON} from ${profiles} limit 1) as profile,
      (select json_agg(c) from ${consents} c) as consents,
      (select json_agg(${resources.id}) from ${resources} where ${isWorkshop}) as workshops,
      (select json_agg(${workshopProgress.resourceId}) from ${workshopProgress}) as completed,
      ${likely.pages.length > 0 ? slugsOut(likely.pages) : NOTHING} as out,
      ${likely.help.length > 0 ? helpWorded(likely.help) : NOTHING} as help,
      ${threadId ? messagesOf(threadId) : NOTHING} as messages`)) as QueryResult;
  const [row] = rows as {
    moment: string;
    version: string;
    profile: JsonRow | null;
    consents: JsonRow[] | null;
    workshops: string[] | null;
    completed: string[] | null;
    out: string[] | null;
    help: Record<string, string> | null;
    messages: GuideMessage[] | null;
  }[];
  if (!row?.profile) throw new Error('a signed-in member has no profile');
  const messages = (row.messages ?? []).toReversed();
  const profile = profileOf(row.profile);
  return {
    isPremium: membershipSummary(profile, new Date(row.moment)).isPremiumActive,
    workshopsOut: row.workshops ?? [],
    workshopsCompleted: row.completed ?? [],
    mayPersonalise: isPersonalisationAllowed(
      (row.consents ?? []).map((json) => rowOf(consents, json)),
    ),
    profile,
    thread: {
      questions: messages.filter(({ role }) => role === 'user').map(({ content }) => content),
      quoted: messages.flatMap(({ passages }) => passages),
    },
    isOut: outOf(likely.pages, row.out ?? []),
    ownHelp: new Map(likely.help.map((id) => [id, row.help?.[helpWords(id)] ?? null])),
    corpusVersion: row.version,
  };
}

/** Even a question about nothing takes Postgres its time. */
const NOTHING = sql`null`;

const helpWorded = (ids: readonly string[]): SQL => sql`
  (select json_object_agg(key, text) from ${words}
    where key = any (${sql.param(ids.map(helpWords))}::text[]))`;

const messagesOf = (threadId: string): SQL =>
  sql`(select messages from ${guideThreads} where id = ${threadId})`;
