import type { FocusResponse, SaveFocusRequest } from '@hearthway/domain/focus/contract';
import { focusWord } from '@hearthway/domain/focus/focus-choice';
import { eq } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { profiles } from '../../db/tables/profiles.ts';

/** Both columns hold the same word, or null for none. */
export async function saveFocus(
  { db, who }: Call,
  { word }: SaveFocusRequest,
): Promise<FocusResponse> {
  const focus = focusWord(word);
  const [saved] = await db.write(who, (tx) =>
    tx
      .update(profiles)
      .set({ focus, nudgeFocus: focus })
      .where(eq(profiles.userId, who.userId))
      .returning({ focus: profiles.focus }),
  );
  return { word: focusWord(saved?.focus) };
}
