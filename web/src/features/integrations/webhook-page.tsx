import { formatMoment } from '@hearthway/domain/format';
import type { SaveWebhookRequest, Webhook } from '@hearthway/domain/integrations/contract';
import { INTEGRATIONS_TEXT } from '@hearthway/domain/integrations/messages';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { BackLink } from '../../desk/back-link.tsx';
import { RoomHeader } from '../../desk/room-header.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSection } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { DeliveryLog } from './delivery-log.tsx';
import {
  webhooks as desk,
  integrationsQueries,
  useIntegrationsChange,
  useSendAgain,
} from './queries.ts';
import { SecretOnce } from './secret-once.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { addressProblem, SECRET_TEXT, WebhookState } from './webhook-list.tsx';

export function WebhookPage({ id }: { id: string }) {
  const { data, isPending } = useQuery(integrationsQueries.all());
  const webhook = data?.webhooks.find((each) => each.id === id);
  if (isPending) return <Skeleton className="h-64" />;
  if (!webhook) return <Alert tone="error" title={INTEGRATIONS_TEXT.webhookGone} />;
  return (
    <>
      <RoomHeader
        back={<BackLink room="integrations">All integrations</BackLink>}
        title={webhook.name}
        intro={webhook.url}
      >
        <WebhookState webhook={webhook} />
      </RoomHeader>
      <Deliveries webhook={webhook} />
      <div className="mt-10 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Settings webhook={webhook} />
        <div className="flex flex-col gap-4">
          <Secret webhook={webhook} />
          <Remove webhook={webhook} />
        </div>
      </div>
    </>
  );
}

function Deliveries({ webhook: { id } }: { webhook: Webhook }) {
  const { data } = useQuery(integrationsQueries.deliveries(id));
  const send = useSendAgain(id);
  const isIncomplete = data?.deliveries.some(({ state }) => state !== 'delivered');
  return (
    <PageSection
      title="What we sent"
      className="mt-6"
      aside={
        <div className="flex flex-wrap gap-2">
          {isIncomplete && (
            <Button
              variant="outline"
              size="sm"
              busy={send.isPending}
              onClick={() => send.mutate({ kind: 'all' })}
            >
              Resend what didn’t arrive
            </Button>
          )}
          <Button
            variant="outline"
            size="sm"
            busy={send.isPending}
            onClick={() => send.mutate({ kind: 'test' })}
          >
            Send a test
          </Button>
        </div>
      }
    >
      {!data && <Skeleton className="h-40" />}
      {data?.deliveries.length === 0 && (
        <EmptyState text="Nothing yet. Send a test to see whether your tool responds." />
      )}
      {data && data.deliveries.length > 0 && (
        <DeliveryLog
          deliveries={data.deliveries}
          isBusy={send.isPending}
          onReplay={(deliveryId) => send.mutate({ kind: 'one', deliveryId })}
        />
      )}
      <p className="mt-3 text-muted text-sm">
        If your tool doesn’t respond, we try ten times over three days. The log goes back 30 days.
      </p>
    </PageSection>
  );
}

function Settings({ webhook }: { webhook: Webhook }) {
  const save = useIntegrationsChange(async (json: SaveWebhookRequest) =>
    (await desk[':id'].$put({ param: { id: webhook.id }, json })).json(),
  );
  return (
    <Card>
      <CardTitle className="mb-4">Settings</CardTitle>
      {webhook.isGone && (
        <Alert tone="warning" className="mb-4" title="We turned this off">
          The tool asked us to stop sending messages (410).
        </Alert>
      )}
      <WebhookForm
        webhook={webhook}
        verb="Save"
        busy={save.isPending}
        problem={addressProblem(save.error)}
        onSave={(changes) => save.mutate(changes, { onSuccess: () => toast.success('Saved') })}
      />
    </Card>
  );
}

function Secret({ webhook: { id, oldSecretUntil } }: { webhook: Webhook }) {
  const [secret, setSecret] = useState<string | null>(null);
  const change = useIntegrationsChange(async (webhookId: string) =>
    (await desk[':id'].secret.$post({ param: { id: webhookId } })).json(),
  );
  const isOldValid = oldSecretUntil && new Date(oldSecretUntil) > new Date();
  return (
    <Card>
      <CardTitle>Signing secret</CardTitle>
      <CardText className="mb-4">
        {isOldValid
          ? `Until ${formatMoment(new Date(oldSecretUntil))}, messages are also signed with the old secret.`
          : 'Lost the secret, or think someone else saw it? Get a new one. The old one works for another day.'}
      </CardText>
      <Button
        variant="outline"
        size="sm"
        busy={change.isPending}
        onClick={() => change.mutate(id, { onSuccess: (changed) => setSecret(changed.secret) })}
      >
        Get a new secret
      </Button>
      <Dialog open={secret !== null} onOpenChange={(open) => !open && setSecret(null)}>
        {secret && (
          <SecretOnce title="Copy the new signing secret" text={SECRET_TEXT} secret={secret} />
        )}
      </Dialog>
    </Card>
  );
}

function Remove({ webhook: { id, name } }: { webhook: Webhook }) {
  const navigate = useNavigate();
  const remove = useIntegrationsChange(async (webhookId: string) =>
    (await desk[':id'].$delete({ param: { id: webhookId } })).json(),
  );
  return (
    <ConfirmButton
      label="Remove this webhook"
      title={`Remove ${name}?`}
      text="Your tool won’t get any more messages, and this webhook’s log will be deleted."
      verb="Remove webhook"
      variant="ghost"
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => void navigate({ to: '/admin/$room', params: { room: 'integrations' } }),
        })
      }
    />
  );
}
