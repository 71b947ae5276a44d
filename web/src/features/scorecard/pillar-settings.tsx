import { PILLAR_LABELS, STREAK_MESSAGES } from '@hearthway/domain/scorecard/messages';
import { shownPillars } from '@hearthway/domain/scorecard/score';
import { PILLARS } from '@hearthway/domain/vocabulary';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { hidePillar, useStreakSettings } from './use-streak-settings.ts';

export function PillarSettings() {
  const { hidden } = useStreakSettings();
  const shown = shownPillars(hidden);
  return (
    <Card aria-labelledby="pillars-title">
      <CardTitle id="pillars-title">{STREAK_MESSAGES.pillarsTitle}</CardTitle>
      <CardText>{STREAK_MESSAGES.pillarsIntro}</CardText>
      <div className="mt-3 flex flex-col">
        {PILLARS.map((pillar) => {
          const isShown = shown.includes(pillar);
          const isLast = isShown && shown.length === 1;
          return (
            <Switch
              key={pillar}
              label={PILLAR_LABELS[pillar]}
              hint={isLast && STREAK_MESSAGES.lastPillar}
              checked={isShown}
              disabled={isLast}
              onCheckedChange={(next) => hidePillar(pillar, !next)}
            />
          );
        })}
      </div>
    </Card>
  );
}
