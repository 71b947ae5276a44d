import type {
  QuickRouteRequest,
  QuickRouteResponse,
} from '@hearthway/domain/quick-router/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meQueries } from '../../member/me.ts';
import { api } from '../../session/api.ts';

export function useSaveQuickRoute() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (json: QuickRouteRequest): Promise<QuickRouteResponse> => {
      const response = await api['quick-router'].$post({ json });
      return response.json();
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: meQueries.all() });
    },
  });
}
