import type { HomeResponse } from '@hearthway/domain/home/contract';
import { INSIGHT_MESSAGES } from '@hearthway/domain/insights/messages';
import { basisSentence, insightSentence } from '@hearthway/domain/insights/sentences';
import { Link } from '@tanstack/react-router';
import { ConfidenceMark } from '../../brand/charts/confidence-mark.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';

type Shown = NonNullable<HomeResponse['insight']>;

export function HomeInsight({ insight, className }: { insight: Shown; className?: string }) {
  return (
    <Card aria-labelledby="home-insight-title" className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Badge tone="teal">{INSIGHT_MESSAGES.onHome}</Badge>
        <ConfidenceMark confidence={insight.confidence} />
      </div>
      <CardTitle id="home-insight-title" className="mt-3">
        {insightSentence(insight)}
      </CardTitle>
      <CardText>{basisSentence(insight)}</CardText>
      <Button asChild variant="outline" className="mt-4">
        <Link to="/progress" hash="insights">
          {INSIGHT_MESSAGES.seeHow}
        </Link>
      </Button>
    </Card>
  );
}
