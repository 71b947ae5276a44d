import {
  type Addition,
  applyAdditionChanges,
  isFeelingAddition,
  isPromptAddition,
} from '@hearthway/domain/journal/addition';
import { SHIPPED_PROMPTS } from '@hearthway/domain/journal/prompt';
import { useQuery } from '@tanstack/react-query';
import { outbox } from '../../outbox/outbox.ts';
import { useMemberId } from '../../session/session.ts';
import { additionWrite } from './addition-write.ts';
import { journalQueries } from './queries.ts';

export function useAdditions() {
  const { data } = useQuery(journalQueries.additions(useMemberId()));
  const unsent = additionWrite.useWaiting();
  const additions = applyAdditionChanges(
    data?.additions ?? [],
    unsent.map(({ payload }) => payload),
  );
  const prompts = additions.filter(isPromptAddition);
  return {
    feelings: additions.filter(isFeelingAddition),
    prompts,
    allPrompts: [...prompts.map(({ text }) => text), ...SHIPPED_PROMPTS],
    unsent: unsent[0],
  };
}

export const saveAddition = (id: string, addition: Addition) =>
  writeAddition(id, addition.kind, addition);
export const removeAddition = (id: string, kind: Addition['kind']) => writeAddition(id, kind, null);

function writeAddition(id: string, kind: Addition['kind'], addition: Addition | null): void {
  const at = outbox.moment();
  additionWrite.add({ id, kind, addition, changedAt: new Date(at).toISOString() }, at);
}
