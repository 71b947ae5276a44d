import { applyMarks, type MarkKind, type ReadingMarks } from '@hearthway/domain/resources/reading';
import { useQuery } from '@tanstack/react-query';
import { createContext } from 'react';
import { outbox } from '../../outbox/outbox.ts';
import { useMemberId } from '../../session/session.ts';
import { markWrite } from './mark-write.ts';
import { resourceQueries } from './queries.ts';

const NO_MARKS: ReadingMarks = { saved: [], read: [] };

export const MarksContext = createContext<ReadingMarks>(NO_MARKS);

export function useReadingMarks(): ReadingMarks {
  const { data } = useQuery(resourceQueries.marks(useMemberId()));
  const waiting = markWrite.useWaiting().map(({ payload }) => payload);
  return applyMarks(data ?? NO_MARKS, waiting);
}

export function setMark(slug: string, kind: MarkKind, isSet: boolean): void {
  const at = outbox.moment();
  markWrite.add({ slug, kind, isSet, at: new Date(at).toISOString() }, at);
}
