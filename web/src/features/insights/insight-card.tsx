import type { ShownInsight } from '@hearthway/domain/insights/contract';
import { insightKey } from '@hearthway/domain/insights/insight';
import { INSIGHT_MESSAGES } from '@hearthway/domain/insights/messages';
import {
  basisSentence,
  cardTitle,
  fadedSentence,
  otherReasons,
  sureSentence,
} from '@hearthway/domain/insights/sentences';
import { useId } from 'react';
import { ConfidenceMark } from '../../brand/charts/confidence-mark.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { DaysChart } from './days-chart.tsx';
import { DaysTable } from './days-table.tsx';
import { markInsight } from './use-insights.ts';

interface InsightCardProps {
  insight: ShownInsight;
  isNew: boolean;
}

export function InsightCard({ insight, isNew }: InsightCardProps) {
  const id = useId();
  const isFaded = insight.state === 'faded';
  const [firstReason, ...reasons] = otherReasons(insight);
  return (
    <Card
      aria-labelledby={id}
      className="lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:p-8"
    >
      <div>
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          {isFaded && <Badge>{INSIGHT_MESSAGES.noLonger}</Badge>}
          {isNew && <Badge tone="teal">{INSIGHT_MESSAGES.newInsight}</Badge>}
          {!isFaded && <ConfidenceMark confidence={insight.confidence} />}
        </div>
        <h3 id={id} className="mt-2 text-xl">
          {cardTitle(insight)}
        </h3>
        <p className="mt-1 text-muted">
          {isFaded ? fadedSentence(insight) : basisSentence(insight)}
        </p>
      </div>
      <div className="lg:row-span-2">
        <DaysChart insight={insight} />
      </div>
      <div>
        {!isFaded && (
          <>
            <p className="mt-3">
              {INSIGHT_MESSAGES.wentTogether} {firstReason}
            </p>
            <Disclosure label={INSIGHT_MESSAGES.howSure} describedBy={id} className="mt-2">
              <p>{sureSentence(insight)}</p>
              {reasons.map((reason) => (
                <p key={reason} className="mt-2">
                  {reason}
                </p>
              ))}
            </Disclosure>
          </>
        )}
        <Disclosure label={INSIGHT_MESSAGES.showTable} describedBy={id}>
          <DaysTable insight={insight} />
        </Disclosure>
        <Button
          variant="link"
          size="sm"
          aria-describedby={id}
          onClick={() => markInsight(insightKey(insight), 'off')}
        >
          {INSIGHT_MESSAGES.hideThis}
        </Button>
      </div>
    </Card>
  );
}
