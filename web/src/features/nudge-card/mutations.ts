import type { NudgeActionRequest } from '@hearthway/domain/nudge-card/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** Home is asked anew after every change, so there is nothing else to make old. */
export function useNudgeAction() {
  return useMutation({
    mutationFn: async (json: NudgeActionRequest) => {
      await api['nudge-card'].actions.$post({ json });
    },
    retry: 2,
  });
}
