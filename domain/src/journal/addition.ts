import type { Feeling } from './entry.ts';
import type { OwnFeeling } from './own-feeling.ts';

export const MAX_OWN_FEELINGS = 12;
export const MAX_OWN_PROMPTS = 20;
export const MAX_PROMPT_LENGTH = 140;

/**
 * A member's own feeling counts as one of the five feelings, so that charts and insights can use
 * it.
 */
type FeelingAddition = { kind: 'feeling'; feeling: Feeling } & OwnFeeling;
type PromptAddition = { kind: 'prompt'; text: string };
export type Addition = FeelingAddition | PromptAddition;
export type StoredAddition<Kind extends Addition = Addition> = Kind & { id: string };

export const MOST_ADDITIONS: Record<Addition['kind'], number> = {
  feeling: MAX_OWN_FEELINGS,
  prompt: MAX_OWN_PROMPTS,
};

interface AdditionChange {
  id: string;
  addition: Addition | null;
}

export function applyAdditionChanges(
  before: readonly StoredAddition[],
  changes: readonly AdditionChange[],
): StoredAddition[] {
  const byId = new Map(before.map((one) => [one.id, one]));
  for (const { id, addition } of changes) {
    if (addition) byId.set(id, { ...addition, id });
    else byId.delete(id);
  }
  return [...byId.values()];
}

export const isFeelingAddition = (one: StoredAddition): one is StoredAddition<FeelingAddition> =>
  one.kind === 'feeling';

export const isPromptAddition = (one: StoredAddition): one is StoredAddition<PromptAddition> =>
  one.kind === 'prompt';

export const additionText = (one: Addition): string =>
  one.kind === 'feeling' ? one.name : one.text;
