import type { IntegrationsResponse } from '@hearthway/domain/integrations/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../lib/error-message.ts';
import { api } from '../../session/api.ts';
import { toast } from '../../ui/toast.ts';

const desk = api.admin.integrations;
export const { tokens, webhooks } = desk;

const LOG_REFRESH_MS = 5_000;

export const integrationsQueries = {
  all: () =>
    queryOptions({
      queryKey: ['integrations', 'all'],
      queryFn: async ({ signal }): Promise<IntegrationsResponse> =>
        (await desk.$get(undefined, { init: { signal } })).json(),
      staleTime: 0,
    }),
  deliveries: (id: string) =>
    queryOptions({
      queryKey: ['integrations', 'deliveries', id],
      queryFn: async ({ signal }) =>
        (await webhooks[':id'].deliveries.$get({ param: { id } }, { init: { signal } })).json(),
      staleTime: 0,
      refetchInterval: LOG_REFRESH_MS,
    }),
};

export function useIntegrationsChange<Input, Answer extends IntegrationsResponse>(
  change: (input: Input) => Promise<Answer>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ tokens, webhooks }) =>
      queryClient.setQueryData(integrationsQueries.all().queryKey, { tokens, webhooks }),
    onError: (error) => toast.error(errorMessage(error, 'We couldn’t save that')),
  });
}

export function useSendAgain(webhookId: string) {
  const queryClient = useQueryClient();
  const param = { id: webhookId };
  return useMutation({
    mutationFn: async (what: { kind: 'test' | 'all' } | { kind: 'one'; deliveryId: string }) => {
      const hook = webhooks[':id'];
      if (what.kind === 'one') {
        const one = hook.deliveries[':deliveryId'].replay;
        return (await one.$post({ param: { ...param, deliveryId: what.deliveryId } })).json();
      }
      return (await (what.kind === 'test' ? hook.test : hook.replay).$post({ param })).json();
    },
    onSuccess: (answer) => {
      queryClient.setQueryData(integrationsQueries.deliveries(webhookId).queryKey, answer);
      toast.success('On its way');
    },
    onError: (error) => toast.error(errorMessage(error, 'We couldn’t send that')),
  });
}
