import type {
  ExperimentsResponse,
  MarkExperimentDayRequest,
  MarkedExperimentDay,
} from '@hearthway/domain/experiments/contract';
import { EXPERIMENT_MESSAGES } from '@hearthway/domain/experiments/messages';
import { defineWrite } from '../../outbox/define-write.ts';
import { api } from '../../session/api.ts';
import { withMark } from './marks.ts';
import { experimentQueries } from './queries.ts';

export const experimentWrite = defineWrite<MarkExperimentDayRequest, MarkedExperimentDay>({
  kind: 'experiment',
  lane: ({ id, day }) => `${id} ${day}`,
  merge: (marks) => marks.at(-1) as MarkExperimentDayRequest,
  async send(json, signal) {
    return (await api.experiments.days.$put({ json }, { init: { signal } })).json();
  },
  apply({ put, memberId }, mark) {
    put<ExperimentsResponse>(experimentQueries.all(memberId), (before) => {
      const { experiments = [], ...rest } = before ?? {
        history: { feeling: [], sleep: [], points: [] },
        mayStart: 'no' as const,
      };
      return { ...rest, experiments: experiments.map((one) => withMark(one, mark)) };
    });
  },
  refusal: () => ({ title: EXPERIMENT_MESSAGES.couldNotSave, detail: '' }),
  toasts: { sent: () => null, refused: () => EXPERIMENT_MESSAGES.couldNotSave },
});
