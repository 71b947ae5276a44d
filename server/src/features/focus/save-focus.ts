import type { FocusResponse, SaveFocusRequest } from '@hearthway/domain/focus/contract';
import { parseFocusWord } from '@hearthway/domain/focus/focus-choice';
import { eq } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { profiles } from '../../db/tables/profiles.ts';

export async function saveFocus(
  { db, who }: Call,
  { word }: SaveFocusRequest,
): Promise<FocusResponse> {
  const focus = parseFocusWord(word);
  const [saved] = await db.writeOne(who, (tx) =>
    tx
      .update(profiles)
      .set({ focus, nudgeFocus: focus })
      .where(eq(profiles.userId, who.userId))
      .returning({ focus: profiles.focus }),
  );
  return { word: parseFocusWord(saved?.focus) };
}
