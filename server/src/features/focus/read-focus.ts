import type { FocusResponse } from '@hearthway/domain/focus/contract';
import { parseFocusWord, savedFocus } from '@hearthway/domain/focus/focus-choice';
import type { Call } from '../../db/call.ts';
import { readProfile } from '../../member/profile.ts';

export async function readFocus({ db, who }: Call): Promise<FocusResponse> {
  return { word: parseFocusWord(savedFocus(await db.read(who, readProfile))) };
}
