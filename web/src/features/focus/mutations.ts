import type { FocusResponse } from '@hearthway/domain/focus/contract';
import { type FocusChoice, parseFocusWord } from '@hearthway/domain/focus/focus-choice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isSignedOut } from '../../lib/api-error.ts';
import { debugLog } from '../../lib/debug-log.ts';
import { setPersistedData } from '../../lib/persisted-query.ts';
import { api } from '../../session/api.ts';
import { useMemberId } from '../../session/session.ts';
import { toast } from '../../ui/toast.ts';
import { focusQueries } from './queries.ts';

export function useSaveFocus() {
  const queryClient = useQueryClient();
  const { queryKey } = focusQueries.saved(useMemberId());
  return useMutation({
    mutationFn: async (choice: FocusChoice) =>
      (await api.focus.$put({ json: { word: parseFocusWord(choice) } })).json(),
    onSuccess: (saved: FocusResponse) => setPersistedData(queryClient, queryKey, () => saved),
    onError: (error) => {
      debugLog.add('focus', 'could not save the focus', error);
      if (isSignedOut(error)) toast.error(error.message);
    },
    networkMode: 'always',
  });
}
