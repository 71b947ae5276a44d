import type { NudgeActionRequest } from '@hearthway/domain/nudge-card/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

export function useNudgeAction() {
  return useMutation({
    mutationFn: async (json: NudgeActionRequest) => {
      await api['nudge-card'].actions.$post({ json });
    },
    retry: 2,
  });
}
