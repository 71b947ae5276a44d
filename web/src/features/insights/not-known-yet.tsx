import { INSIGHT_MESSAGES } from '@hearthway/domain/insights/messages';
import type { Waiting } from '@hearthway/domain/insights/report';
import { type WaitingLine, waitingLines } from '@hearthway/domain/insights/sentences';

export function NotKnownYet({ waiting }: { waiting: readonly Waiting[] }) {
  return (
    <section aria-labelledby="not-known-title">
      <h3 id="not-known-title" className="text-xl">
        {INSIGHT_MESSAGES.stillLooking}
      </h3>
      {waiting.some(({ kind }) => kind !== 'alike') && (
        <p className="mt-1 text-muted">{INSIGHT_MESSAGES.stillLookingHint}</p>
      )}
      <ul className="mt-3 flex flex-col gap-4">
        {waiting.length === 0 && <li className="text-muted">{INSIGHT_MESSAGES.start}</li>}
        {waitingLines(waiting).map((one) => (
          <li key={one.sentence}>
            <p>{one.sentence}</p>
            {one.kind !== 'alike' && (
              <span
                aria-hidden="true"
                className="mt-2 block h-2 overflow-hidden rounded-full bg-line"
              >
                <span
                  className="block h-full rounded-full bg-teal"
                  style={{ width: `${share(one)}%` }}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const share = ({ recorded, daysLeft }: WaitingLine) =>
  Math.round((recorded / Math.max(1, recorded + daysLeft)) * 100);
