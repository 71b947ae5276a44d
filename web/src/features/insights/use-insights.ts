import type {
  InsightMark,
  InsightMarks,
  MarkInsightRequest,
} from '@hearthway/domain/insights/contract';
import { ALL_INSIGHTS } from '@hearthway/domain/insights/insight';
import { useQuery } from '@tanstack/react-query';
import { outbox } from '../../outbox/outbox.ts';
import { useMemberId } from '../../session/session.ts';
import { insightWrite } from './insight-write.ts';
import { insightQueries } from './queries.ts';

const NO_MARKS: InsightMarks = { isOff: false, showsPrivateOnHome: false, off: [], seen: [] };

export function useInsights() {
  const query = useQuery(insightQueries.shown(useMemberId()));
  const unsent = insightWrite.useWaiting();
  let marks = query.data?.marks ?? NO_MARKS;
  for (const { payload } of unsent) marks = withMark(marks, payload);
  return { query, marks };
}

function withMark(marks: InsightMarks, { insight, mark, isSet }: MarkInsightRequest): InsightMarks {
  if (mark === 'private_on_home') return { ...marks, showsPrivateOnHome: isSet };
  if (insight === ALL_INSIGHTS) return { ...marks, isOff: isSet };
  const others = marks[mark].filter((one) => one !== insight);
  return { ...marks, [mark]: isSet ? [...others, insight] : others };
}

export function markInsight(insight: string, mark: InsightMark, isSet = true): void {
  const at = outbox.moment();
  insightWrite.add({ insight, mark, isSet, at: new Date(at).toISOString() }, at);
}
