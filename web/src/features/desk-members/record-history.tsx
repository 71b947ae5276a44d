import { ACTION_WORDS } from '@hearthway/domain/audit-log/action-words';
import { DESK_ROLE_WORDS } from '@hearthway/domain/desk/messages';
import type { DeskRecord } from '@hearthway/domain/desk-members/contract';
import { formatDay, formatMoment } from '@hearthway/domain/format';
import { TIER_WORDS } from '@hearthway/domain/membership/texts';
import { Card, CardTitle } from '../../ui/card.tsx';

type Entry = DeskRecord['history'][number];

export function RecordHistory({ record }: { record: DeskRecord }) {
  const { history, since, isInvited, isHeld } = record;
  const changes = history.map((entry) => ({ ...entry, text: describe(entry) }));
  const hasJoined = !isInvited && !isHeld;
  const lines = hasJoined ? [...changes, { at: since, text: 'Joined', by: null }] : changes;
  if (lines.length === 0) return null;
  return (
    <Card aria-label="History">
      <CardTitle>History</CardTitle>
      <ol className="mt-3 flex flex-col gap-4 border-line border-l-2 pl-4 text-sm">
        {lines.map(({ at, text, by }) => (
          <li key={`${at} ${text}`}>
            <p className="font-semibold">{text}</p>
            <p className="text-muted tabular-nums">
              {formatMoment(new Date(at))}
              {by && `, ${by}`}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function describe({ action, details }: Entry): string {
  const day = (instant: string) => formatDay(new Date(instant));
  if (action === 'tier_changed' && details.toTier) {
    const end = details.toExpiry ? `, until ${day(details.toExpiry)}` : '';
    return `${TIER_WORDS[details.fromTier ?? 'free']} → ${TIER_WORDS[details.toTier]}${end}`.replace(
      /^./,
      (letter) => letter.toUpperCase(),
    );
  }
  if (action === 'expiry_changed') {
    return details.toExpiry ? `Premium until ${day(details.toExpiry)}` : 'Premium with no end date';
  }
  if (details.price) return `${ACTION_WORDS[action]}: ${details.price}`;
  if (details.days) return `${ACTION_WORDS[action]}: ${details.days} days`;
  if (details.deskRole) return `${ACTION_WORDS[action]}: ${DESK_ROLE_WORDS[details.deskRole]}`;
  return ACTION_WORDS[action];
}
