import type { HealthSummary } from '@hearthway/domain/health-import/contract';
import { DAYS_PER_REQUEST, type HealthDay } from '@hearthway/domain/health-import/health-day';
import { HEALTH_TEXT } from '@hearthway/domain/health-import/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { calendarDay } from '../../lib/calendar-day.ts';
import { setPersistedData } from '../../lib/persisted-query.ts';
import { api } from '../../session/api.ts';
import { useMemberId } from '../../session/session.ts';
import { toast } from '../../ui/toast.ts';
import { healthImportQueries } from './queries.ts';

function useApplySummary() {
  const queryClient = useQueryClient();
  const { queryKey } = healthImportQueries.summary(useMemberId());
  return (summary: HealthSummary) => setPersistedData(queryClient, queryKey, () => summary);
}

export function useSaveHealthDays() {
  const apply = useApplySummary();
  return useMutation({
    mutationFn: async (days: readonly HealthDay[]) => {
      for (let from = 0; from < days.length; from += DAYS_PER_REQUEST) {
        const part = days.slice(from, from + DAYS_PER_REQUEST);
        const json = { today: calendarDay(), agreed: true as const, days: part };
        apply(await (await api['health-import'].$put({ json })).json());
      }
    },
  });
}

export function useDeleteHealthDays() {
  const apply = useApplySummary();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api['health-import'].$delete()).json(),
    onSuccess: (summary) => {
      apply(summary);
      toast.success(HEALTH_TEXT.deleted);
      void queryClient.invalidateQueries({ queryKey: ['home'] });
      return queryClient.invalidateQueries({ queryKey: ['insights'] });
    },
    onError: () => toast.error(HEALTH_TEXT.notDeleted),
  });
}
