import type { RemindersResponse } from '@hearthway/domain/reminders/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setPersistedData } from '../../lib/persisted-query.ts';
import { api } from '../../session/api.ts';
import { useMemberId } from '../../session/session.ts';
import { reminderQueries } from './queries.ts';

export function useShowText() {
  const change = useUpdateReminders();
  return useMutation({
    mutationFn: async (showsText: boolean) => {
      await api.reminders.text.$put({ json: { showsText } });
    },
    onSuccess: (_answer, showsText) => change((before) => ({ ...before, showsText })),
  });
}

export function useRemoveDevice() {
  const change = useUpdateReminders();
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

function useUpdateReminders() {
  const queryClient = useQueryClient();
  const { queryKey } = reminderQueries.all(useMemberId());
  return (update: (before: RemindersResponse) => RemindersResponse) =>
    setPersistedData<RemindersResponse | undefined>(
      queryClient,
      queryKey,
      (before) => before && update(before),
    );
}
