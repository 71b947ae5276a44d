import { type MarkKind, type ReadingMarks, withMarks } from '@hearthway/domain/resources/reading';
import { useQuery } from '@tanstack/react-query';
import { createContext } from 'react';
import { outbox } from '../../outbox/outbox.ts';
import { useMemberId } from '../../session/session.ts';
import { markWrite } from './mark-write.ts';
import { resourceQueries } from './queries.ts';

const NO_MARKS: ReadingMarks = { saved: [], read: [] };

/** What a grid knows for all its cards: asked for once and not by each of them. */
export const MarksContext = createContext<ReadingMarks>(NO_MARKS);

/** The member's own marks, with those on their way already among them. */
export function useReadingMarks(): ReadingMarks {
  const { data } = useQuery(resourceQueries.marks(useMemberId()));
  const waiting = markWrite.useWaiting().map(({ payload }) => payload);
  return withMarks(data ?? NO_MARKS, waiting);
}

export function setMark(slug: string, kind: MarkKind, isSet: boolean): void {
  const at = outbox.moment();
  markWrite.add({ slug, kind, isSet, at: new Date(at).toISOString() }, at);
}
