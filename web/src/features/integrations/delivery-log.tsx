import { formatMoment } from '@hearthway/domain/format';
import type { Delivery } from '@hearthway/domain/integrations/contract';
import { EVENT_WORDS } from '@hearthway/domain/integrations/events';
import { attemptWords } from '@hearthway/domain/integrations/messages';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

const STATES: Record<Delivery['state'], { tone: BadgeTone; words: string }> = {
  delivered: { tone: 'teal', words: 'Arrived' },
  waiting: { tone: 'warm', words: 'On its way' },
  failed: { tone: 'danger', words: 'Didn’t arrive' },
};

interface DeliveryLogProps {
  deliveries: readonly Delivery[];
  isBusy: boolean;
  onReplay: (deliveryId: string) => void;
}

export function DeliveryLog({ deliveries, isBusy, onReplay }: DeliveryLogProps) {
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
      {deliveries.map((delivery) => (
        <li
          key={delivery.id}
          className="grid items-start gap-x-6 gap-y-1 px-5 py-3 sm:px-6 md:grid-cols-[7rem_minmax(0,1fr)_auto]"
        >
          <Badge tone={STATES[delivery.state].tone} className="justify-self-start">
            {STATES[delivery.state].words}
          </Badge>
          <div className="min-w-0">
            <p>
              <span className="font-semibold">{EVENT_WORDS[delivery.type]}</span>
              <span className="text-muted tabular-nums">
                {' '}
                · {formatMoment(new Date(delivery.at))}
              </span>
            </p>
            <p className="text-muted text-sm">{lastWords(delivery)}</p>
            {delivery.attempts.length > 1 && <Attempts delivery={delivery} />}
          </div>
          <Button
            variant="link"
            size="sm"
            busy={isBusy}
            className="justify-self-start md:-my-1"
            onClick={() => onReplay(delivery.id)}
          >
            Send again
            <span className="sr-only">
              {' '}
              {EVENT_WORDS[delivery.type]}, {formatMoment(new Date(delivery.at))}
            </span>
          </Button>
        </li>
      ))}
    </ol>
  );
}

function lastWords({ attempts, state, nextTryAt }: Delivery): string {
  const last = attempts.at(-1);
  const tried = last ? `${attemptWords(last)}, ${last.ms} ms` : 'Not tried yet';
  if (state !== 'waiting' || !nextTryAt) return `${tried}.`;
  return `${tried}. Next try ${formatMoment(new Date(nextTryAt))}.`;
}

function Attempts({ delivery: { attempts, messageId } }: { delivery: Delivery }) {
  return (
    <Disclosure label={`${attempts.length} attempts`}>
      <ol className="text-muted tabular-nums">
        {attempts.map((attempt) => (
          <li key={attempt.at}>
            {formatMoment(new Date(attempt.at))}: {attemptWords(attempt)}, {attempt.ms} ms
          </li>
        ))}
      </ol>
      <p className="mt-1 break-all text-muted">
        webhook-id: <code>{messageId}</code>
      </p>
    </Disclosure>
  );
}
