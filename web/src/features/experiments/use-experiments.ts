import type {
  ExperimentsResponse,
  StartExperimentRequest,
  StoredExperiment,
} from '@hearthway/domain/experiments/contract';
import { getState } from '@hearthway/domain/experiments/experiment';
import { EXPERIMENT_MESSAGES } from '@hearthway/domain/experiments/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { localDay, useToday } from '../../lib/local-time.ts';
import { setPersistedData } from '../../lib/persisted-query.ts';
import { outbox } from '../../outbox/outbox.ts';
import { api } from '../../session/api.ts';
import { useMemberId } from '../../session/session.ts';
import { toast } from '../../ui/toast.ts';
import { experimentWrite } from './experiment-write.ts';
import { withMark } from './marks.ts';
import { experimentQueries } from './queries.ts';

export function useExperiments() {
  const query = useQuery(experimentQueries.all(useMemberId()));
  const today = useToday();
  const unsent = experimentWrite.useWaiting();
  let all: StoredExperiment[] = query.data?.experiments ?? [];
  for (const { payload } of unsent) all = all.map((one) => withMark(one, payload));
  const running = all.find((one) => getState(one, today) === 'running') ?? null;
  return { query, all, running, today };
}

export function markDay(id: string, day: string, didIt: boolean): void {
  const at = outbox.moment();
  experimentWrite.add({ id, day, didIt, at: new Date(at).toISOString() }, at);
}

export type StartChoice = Omit<StartExperimentRequest, 'id' | 'today'>;

function useApplyAnswer() {
  const queryClient = useQueryClient();
  const { queryKey } = experimentQueries.all(useMemberId());
  return (answer: ExperimentsResponse) => {
    setPersistedData(queryClient, queryKey, () => answer);
    void queryClient.invalidateQueries({ queryKey: ['home'] });
  };
}

export function useStartExperiment() {
  const apply = useApplyAnswer();
  return useMutation({
    // The id is created when the member chooses and not with each request, so that a repeated
    // request cannot start a second experiment.
    mutationFn: async (choice: StartChoice & { id: string }) =>
      (await api.experiments.$put({ json: { ...choice, today: localDay() } })).json(),
    onSuccess: apply,
    onError: (error) =>
      toast.error(
        error instanceof ApiError && error.status === 422
          ? error.message
          : EXPERIMENT_MESSAGES.couldNotStart,
      ),
  });
}

export function useStopExperiment() {
  const apply = useApplyAnswer();
  return useMutation({
    mutationFn: async (id: string) =>
      (await api.experiments.stop.$put({ json: { id, today: localDay() } })).json(),
    onSuccess: apply,
    onError: () => toast.error(EXPERIMENT_MESSAGES.couldNotStop),
  });
}
