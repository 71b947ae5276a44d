import type { FocusResponse } from '@hearthway/domain/focus/contract';
import { type FocusChoice, focusWord } from '@hearthway/domain/focus/focus-choice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isSignedOut } from '../../lib/api-error.ts';
import { debugLog } from '../../lib/debug-log.ts';
import { keepAnswer } from '../../lib/kept.ts';
import { api } from '../../session/api.ts';
import { useMemberId } from '../../session/session.ts';
import { toast } from '../../ui/toast.ts';
import { focusQueries } from './queries.ts';

/**
 * A failure is only logged: the choice stays on the screen and can be saved again. The end of the
 * session is said, because it takes the screen away.
 */
export function useSaveFocus() {
  const queryClient = useQueryClient();
  const { queryKey } = focusQueries.saved(useMemberId());
  return useMutation({
    mutationFn: async (choice: FocusChoice) =>
      (await api.focus.$put({ json: { word: focusWord(choice) } })).json(),
    onSuccess: (saved: FocusResponse) => keepAnswer(queryClient, queryKey, () => saved),
    onError: (error) => {
      debugLog.add('focus', 'not saved', error);
      if (isSignedOut(error)) toast.error(error.message);
    },
    networkMode: 'always',
  });
}
