import { PILLAR_LABELS, STREAK_MESSAGES } from '@hearthway/domain/scorecard/messages';
import { shownPillars } from '@hearthway/domain/scorecard/score';
import { PILLARS } from '@hearthway/domain/vocabulary';
import { Switch } from '../../ui/switch.tsx';
import { hidePillar, useStreakSettings } from './use-streak-settings.ts';

export function PillarSwitches() {
  const { hidden } = useStreakSettings();
  const shown = shownPillars(hidden);
  return (
    <div className="mt-2 flex flex-col lg:mt-0">
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
  );
}
