import type { RemindersResponse } from '@hearthway/domain/reminders/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keepAnswer } from '../../lib/kept.ts';
import { api } from '../../session/api.ts';
import { useMemberId } from '../../session/session.ts';
import { reminderQueries } from './queries.ts';

export function useShowText() {
  const change = useChange();
  return useMutation({
    mutationFn: async (showsText: boolean) => {
      await api.reminders.text.$put({ json: { showsText } });
    },
    onSuccess: (_answer, showsText) => change((before) => ({ ...before, showsText })),
  });
}

export function useRemoveDevice() {
  const change = useChange();
  return useMutation({
    mutationFn: async (id: string) => {
      await api.reminders.devices[':id'].$delete({ param: { id } });
    },
    onSuccess: (_answer, id) =>
      change((before) => ({
        ...before,
        devices: before.devices.filter((device) => device.id !== id),
      })),
  });
}

function useChange() {
  const queryClient = useQueryClient();
  const { queryKey } = reminderQueries.all(useMemberId());
  return (update: (before: RemindersResponse) => RemindersResponse) =>
    keepAnswer<RemindersResponse | undefined>(
      queryClient,
      queryKey,
      (before) => before && update(before),
    );
}
