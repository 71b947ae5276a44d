import { formatCount, formatMoment } from '@hearthway/domain/format';
import type { Webhook } from '@hearthway/domain/integrations/contract';
import { EVENT_WORDS } from '@hearthway/domain/integrations/events';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { webhooks as desk, useIntegrationsChange } from './queries.ts';
import { SecretOnce } from './secret-once.tsx';
import { WebhookForm } from './webhook-form.tsx';

export const SECRET_TEXT =
  'We’ll show this secret only once. Your tool uses it to check that a message really comes from you.';

export const addressProblem = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === 'address_refused' ? error.message : undefined;

export function NewWebhookButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const add = useIntegrationsChange(async (json: Parameters<typeof desk.$post>[0]['json']) =>
    (await desk.$post({ json })).json(),
  );
  function close() {
    setIsOpen(false);
    setSecret(null);
    add.reset();
  }
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        New webhook
      </Button>
      <Dialog open={isOpen} onOpenChange={(open) => (open ? setIsOpen(true) : close())}>
        {secret ? (
          <SecretOnce title="Copy the signing secret" text={SECRET_TEXT} secret={secret} />
        ) : (
          <DialogContent
            title="New webhook"
            description="We tell your tool when something happens."
          >
            <WebhookForm
              verb="Add webhook"
              busy={add.isPending}
              problem={addressProblem(add.error)}
              onSave={(webhook) =>
                add.mutate(webhook, { onSuccess: (added) => setSecret(added.secret) })
              }
            />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}

export function WebhookList({ webhooks }: { webhooks: readonly Webhook[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card">
      {webhooks.map((webhook) => (
        <li key={webhook.id}>
          <Link
            to="/admin/$room/$id"
            params={{ room: 'integrations', id: webhook.id }}
            className="grid grid-cols-[minmax(0,1fr)_1.5rem] items-center gap-x-6 gap-y-2 px-5 py-4 hover:bg-hover sm:px-6 md:grid-cols-[minmax(0,1fr)_15rem_6rem]"
          >
            <span className="min-w-0">
              <span className="font-semibold">{webhook.name}</span>
              <span className="block truncate text-muted text-sm">{webhook.url}</span>
              <span className="block text-muted text-sm">
                {webhook.events.map((type) => EVENT_WORDS[type]).join(' · ')}
              </span>
            </span>
            <span className="col-start-1 flex flex-col items-start gap-1 text-sm md:col-start-2">
              <WebhookState webhook={webhook} />
              <span className="text-muted tabular-nums">
                {webhook.lastDeliveredAt
                  ? `Last delivery ${formatMoment(new Date(webhook.lastDeliveredAt))}`
                  : 'Nothing sent yet'}
              </span>
            </span>
            <ChevronRight
              aria-hidden="true"
              className="col-start-2 row-start-1 size-5 justify-self-end text-muted md:col-start-3"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function WebhookState({ webhook }: { webhook: Webhook }) {
  const [tone, words] = stateOf(webhook);
  return <Badge tone={tone}>{words}</Badge>;
}

function stateOf({ isOn, isGone, failed, waiting }: Webhook): [BadgeTone, string] {
  if (isGone) return ['danger', 'Off: the tool asked us to stop'];
  if (!isOn) return ['neutral', 'Off'];
  if (failed > 0) return ['danger', formatCount(failed, 'didn’t arrive', 'didn’t arrive')];
  if (waiting > 0) return ['warm', formatCount(waiting, 'on its way', 'on their way')];
  return ['teal', 'All arrived'];
}
