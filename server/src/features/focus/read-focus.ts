import type { FocusResponse } from '@hearthway/domain/focus/contract';
import { focusWord, savedFocus } from '@hearthway/domain/focus/focus-choice';
import type { Database, MemberSession } from '../../db/database.ts';
import { profiles } from '../../db/tables/profiles.ts';

export async function readFocus(db: Database, who: MemberSession): Promise<FocusResponse> {
  const [profile] = await db.readAsMember(who, (tx) =>
    tx.select({ focus: profiles.focus, nudgeFocus: profiles.nudgeFocus }).from(profiles).limit(1),
  );
  return { word: profile ? focusWord(savedFocus(profile)) : null };
}
