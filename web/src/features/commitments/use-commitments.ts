import { addDays, startOfWeek } from '@hearthway/domain/calendar';
import {
  type Commitment,
  type CommitmentSource,
  MAX_COMMITMENT_LENGTH,
  type Review,
} from '@hearthway/domain/commitments/commitment';
import { useQuery } from '@tanstack/react-query';
import { useToday } from '../../lib/local-time.ts';
import { outbox } from '../../outbox/outbox.ts';
import { useMemberId } from '../../session/session.ts';
import {
  addCommitmentWrite,
  reviewCommitmentWrite,
  tickCommitmentWrite,
} from './commitment-writes.ts';
import { commitmentQueries } from './queries.ts';

export function useCommitments(): { all: Commitment[]; isLoaded: boolean } {
  const { data } = useQuery(commitmentQueries.all(useMemberId()));
  const added = addCommitmentWrite.useWaiting();
  const ticks = tickCommitmentWrite.useWaiting();
  const reviews = reviewCommitmentWrite.useWaiting();
  const all = new Map<string, Commitment>(data?.commitments.map((one) => [one.id, one]));
  for (const { payload } of added) {
    if (!all.has(payload.id)) all.set(payload.id, { ...payload, ticked: [], review: null });
  }
  for (const { payload } of ticks) {
    const { id, day, isDone } = payload;
    const one = all.get(id);
    const others = one?.ticked.filter((ticked) => ticked !== day) ?? [];
    if (one) all.set(id, { ...one, ticked: isDone ? [...others, day] : others });
  }
  for (const { payload } of reviews) {
    const one = all.get(payload.id);
    if (one) all.set(payload.id, { ...one, review: payload.review });
  }
  return { all: [...all.values()], isLoaded: data !== undefined };
}

export function useCommitmentActions() {
  const today = useToday();
  const thisWeek = startOfWeek(today);
  function add(text: string, source: CommitmentSource, week = thisWeek) {
    const short = text.trim().slice(0, MAX_COMMITMENT_LENGTH);
    addCommitmentWrite.add({ id: crypto.randomUUID(), week, text: short, source });
  }
  return {
    add,
    tick({ id }: Commitment, isDone: boolean) {
      const moment = outbox.moment();
      const at = new Date(moment).toISOString();
      tickCommitmentWrite.add({ id, day: today, isDone, at }, moment);
    },
    review({ id, text, source, week }: Commitment, review: Review) {
      const moment = outbox.moment();
      reviewCommitmentWrite.add({ id, review, at: new Date(moment).toISOString() }, moment);
      if (review === 'carry_on') add(text, source, addDays(week, 7));
    },
  };
}
