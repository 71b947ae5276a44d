import type { MarkRequest, ReadingMarksResponse } from '@hearthway/domain/resources/contract';
import { RESOURCE_MESSAGES } from '@hearthway/domain/resources/messages';
import { defineWrite } from '../../outbox/define-write.ts';
import { api } from '../../session/api.ts';
import { resourceQueries } from './queries.ts';

export const markWrite = defineWrite<MarkRequest, ReadingMarksResponse>({
  kind: 'reading-mark',
  lane: ({ kind, slug }) => `${kind} ${slug}`,
  merge: (words) => words.at(-1) as MarkRequest,
  async send(json, signal) {
    return (await api['reading-marks'].$put({ json }, { init: { signal } })).json();
  },
  apply({ put, memberId }, marks) {
    put<ReadingMarksResponse>(resourceQueries.marks(memberId), () => marks);
  },
  invalidates: [resourceQueries.searches()],
  refusal: (_code, { slug }) => ({ title: RESOURCE_MESSAGES.couldNotMark, detail: slug }),
  toasts: { sent: () => null, refused: () => RESOURCE_MESSAGES.couldNotMark },
});
