import type { FocusResponse } from '@hearthway/domain/focus/contract';
import { type FocusChoice, focusWord } from '@hearthway/domain/focus/focus-choice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { debugLog } from '../../lib/debug-log.ts';
import { keepAnswer } from '../../lib/kept.ts';
import { api } from '../../session/api.ts';
import { useMemberId } from '../../session/session.ts';
import { focusQueries } from './queries.ts';

/** A failure is only logged: the choice stays on the screen and can be saved again. */
export function useSaveFocus() {
  const queryClient = useQueryClient();
  const { queryKey } = focusQueries.saved(useMemberId());
  return useMutation({
    mutationFn: async (choice: FocusChoice) =>
      (await api.focus.$put({ json: { word: focusWord(choice) } })).json(),
    onSuccess: (saved: FocusResponse) => keepAnswer(queryClient, queryKey, () => saved),
    onError: (error) => debugLog.add('focus', 'not saved', error),
    networkMode: 'always',
  });
}
