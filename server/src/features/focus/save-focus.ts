import type { FocusResponse, SaveFocusRequest } from '@hearthway/domain/focus/contract';
import { focusWord } from '@hearthway/domain/focus/focus-choice';
import { eq } from 'drizzle-orm';
import type { Database, MemberSession } from '../../db/database.ts';
import { profiles } from '../../db/tables/profiles.ts';

/** Both columns hold the same word, or null for none. */
export async function saveFocus(
  db: Database,
  who: MemberSession,
  { word }: SaveFocusRequest,
): Promise<FocusResponse> {
  const focus = focusWord(word);
  const [saved] = await db.asMember(who, (tx) =>
    tx
      .update(profiles)
      .set({ focus, nudgeFocus: focus })
      .where(eq(profiles.userId, who.userId))
      .returning({ focus: profiles.focus }),
  );
  return { word: focusWord(saved?.focus) };
}
