import { ACT_RESULT_LABELS, BELIEF_MESSAGES } from '@hearthway/domain/belief-upgrade/messages';
import type { Worksheet } from '@hearthway/domain/belief-upgrade/worksheet';
import { dayName } from '@hearthway/domain/format';
import { cn } from '../../ui/cn.ts';

export function SheetContents({ sheet, className }: { sheet: Worksheet; className?: string }) {
  const { review, actBy } = sheet;
  const rows = [
    [BELIEF_MESSAGES.belief, `${sheet.belief} (${sheet.truth} of 100)`],
    [BELIEF_MESSAGES.shows, sheet.shows],
    [BELIEF_MESSAGES.speaksFor, sheet.speaksFor],
    [BELIEF_MESSAGES.speaksAgainst, sheet.speaksAgainst],
    [BELIEF_MESSAGES.costs, sheet.costs],
    [BELIEF_MESSAGES.newBelief, `${sheet.upgraded} (${sheet.upgradedTruth} of 100)`],
    [BELIEF_MESSAGES.act, actBy ? `${sheet.act} (by ${dayName(actBy)})` : sheet.act],
    [BELIEF_MESSAGES.howDidItGo, review && `${ACT_RESULT_LABELS[review.how]}. ${review.note}`],
  ] as const;
  return (
    <dl className={cn('flex flex-col gap-3', className)}>
      {rows.map(
        ([label, words]) =>
          words && (
            <div key={label}>
              <dt className="font-semibold">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{words}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
