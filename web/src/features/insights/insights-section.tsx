import { insightKey, isNew } from '@hearthway/domain/insights/insight';
import { INSIGHT_MESSAGES } from '@hearthway/domain/insights/messages';
import { type ReactNode, useEffect, useState } from 'react';
import { useToday } from '../../lib/local-time.ts';
import { PageSection } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HardStretch } from './hard-stretch.tsx';
import { InsightCard } from './insight-card.tsx';
import { InsightSettings } from './insight-settings.tsx';
import { NotKnownYet } from './not-known-yet.tsx';
import { markInsight, useInsights } from './use-insights.ts';

export function InsightsSection({ children }: { children?: ReactNode }) {
  const { query, marks } = useInsights();
  const [showsAnyway, setShowsAnyway] = useState(false);
  const { data } = query;
  const insights = data?.insights ?? [];
  const shown = insights.filter((one) => !marks.off.includes(insightKey(one)));
  const showsHelp = data?.isHardStretch === true && !showsAnyway;
  const newKeys = useNewKeys(shown, marks.seen, !showsHelp && !marks.isOff);
  return (
    <PageSection id="insights" title={INSIGHT_MESSAGES.title}>
      <p className="-mt-3 mb-5 max-w-prose text-muted">
        {marks.isOff ? INSIGHT_MESSAGES.isOff : INSIGHT_MESSAGES.intro}
      </p>
      {!data && query.isError && <p className="text-muted">{INSIGHT_MESSAGES.couldNotLoad}</p>}
      {!data && !query.isError && <Skeleton className="h-64" />}
      {data && !marks.isOff && showsHelp && <HardStretch onShow={() => setShowsAnyway(true)} />}
      {data && !marks.isOff && !showsHelp && (
        <div className="flex flex-col gap-5">
          {shown.map((one) => (
            <InsightCard
              key={insightKey(one)}
              insight={one}
              isNew={newKeys.includes(insightKey(one))}
            />
          ))}
          <div className="grid items-start gap-x-12 gap-y-8 pt-3 sm:px-2 lg:grid-cols-2">
            {(data.waiting.length > 0 || shown.length === 0) && (
              <NotKnownYet waiting={data.waiting} />
            )}
            {children}
          </div>
        </div>
      )}
      {(!data || marks.isOff || showsHelp) && <div className="mt-5">{children}</div>}
      {data && <InsightSettings marks={marks} insights={insights} />}
    </PageSection>
  );
}

/**
 * New insights are marked as seen on the server at once, but this page shows them as new until the
 * member leaves it.
 */
function useNewKeys(
  insights: readonly Parameters<typeof isNew>[0][],
  seen: readonly string[],
  isVisible: boolean,
): string[] {
  const today = useToday();
  const [keys, setKeys] = useState<string[]>([]);
  const fresh = isVisible
    ? insights.filter((one) => isNew(one, { seen }, today)).map(insightKey)
    : [];
  const text = fresh.join(' ');
  useEffect(() => {
    if (text === '') return;
    const found = text.split(' ');
    setKeys((before) => [...new Set([...before, ...found])]);
    for (const key of found) markInsight(key, 'seen');
  }, [text]);
  return keys;
}
