import { INSIGHT_MESSAGES } from '@hearthway/domain/insights/messages';
import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { Card, CardText } from '../../ui/card.tsx';

export function HardStretch({ onShow }: { onShow: () => void }) {
  return (
    <Card aria-labelledby="hard-stretch-title">
      <h3 id="hard-stretch-title" className="text-xl">
        {INSIGHT_MESSAGES.hardTitle}
      </h3>
      <CardText className="max-w-prose">{INSIGHT_MESSAGES.hardText}</CardText>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button asChild variant="action">
          <Link to="/help">{INSIGHT_MESSAGES.hardHelp}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/action/calm-kit">{INSIGHT_MESSAGES.hardCalm}</Link>
        </Button>
      </div>
      <Button variant="link" size="sm" className="mt-2" onClick={onShow}>
        {INSIGHT_MESSAGES.hardShow}
      </Button>
    </Card>
  );
}
