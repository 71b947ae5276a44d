import type { KnowUnit } from '@hearthway/domain/workshops/completion';
import type { MarkUnitResponse, WorkshopResponse } from '@hearthway/domain/workshops/contract';
import { WORKSHOP_MESSAGES } from '@hearthway/domain/workshops/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../lib/error-message.ts';
import { api } from '../../session/api.ts';
import { toast } from '../../ui/toast.ts';
import { workshopQueries } from './queries.ts';

export function useMarkUnit(slug: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (unit: KnowUnit): Promise<MarkUnitResponse> => {
      const response = await api.workshops[':slug'].units.$post({
        param: { slug },
        json: { unit },
      });
      return response.json();
    },
    onSuccess: ({ unit, completedAt }) => {
      const { queryKey } = workshopQueries.one(slug);
      queryClient.setQueryData(
        queryKey,
        (old: WorkshopResponse | undefined) =>
          old && {
            ...old,
            know: old.know.map((part) => (part.unit === unit ? { ...part, completedAt } : part)),
          },
      );
      return queryClient.invalidateQueries({ queryKey: workshopQueries.all() });
    },
    onError: (error) => toast.error(errorMessage(error, WORKSHOP_MESSAGES.couldNotMark)),
  });
}
