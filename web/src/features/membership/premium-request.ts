import type { PremiumRequestResponse } from '@hearthway/domain/membership/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { useIsSignedIn, useMemberId } from '../../session/session.ts';

const { request } = api.membership;

const useQueryKey = () => ['membership', 'request', useMemberId()] as const;

export function usePremiumRequest() {
  const isSignedIn = useIsSignedIn();
  return useQuery({
    queryKey: useQueryKey(),
    queryFn: async ({ signal }): Promise<PremiumRequestResponse> =>
      (await request.$get(undefined, { init: { signal } })).json(),
    enabled: isSignedIn,
  });
}

export function useAskForPremium() {
  const queryClient = useQueryClient();
  const queryKey = useQueryKey();
  return useMutation({
    mutationFn: async (message: string): Promise<PremiumRequestResponse> =>
      (await request.$post({ json: { message } })).json(),
    onSuccess: (response) => queryClient.setQueryData(queryKey, response),
  });
}
