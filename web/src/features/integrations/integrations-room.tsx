import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RoomHeader } from '../../desk/room-header.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSection } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { integrationsQueries } from './queries.ts';
import { NewTokenButton } from './token-form.tsx';
import { TokenList } from './token-list.tsx';
import { TryPage } from './try-page.tsx';
import { NewWebhookButton, WebhookList } from './webhook-list.tsx';
import { WebhookPage } from './webhook-page.tsx';

export default function IntegrationsRoom({ id }: { id?: string }) {
  if (id === 'try') return <TryPage />;
  return id ? <WebhookPage id={id} /> : <Overview />;
}

function Overview() {
  const { data, error } = useQuery(integrationsQueries.all());
  return (
    <>
      <RoomHeader
        title="Integrations"
        intro="Connect the tools you already use, such as a shop, a newsletter or Zapier."
      />
      {error && !data && (
        <Alert tone="error" className="mt-6" title="We couldn’t load the integrations">
          {errorMessage(error, 'Please try again.')}
        </Alert>
      )}
      {!data && !error && <Skeleton className="mt-6 h-64" />}
      {data && (
        <>
          <PageSection title="Webhooks" className="mt-10" aside={<NewWebhookButton />}>
            <p className="-mt-3 mb-4 text-muted">We tell your tools when something happens.</p>
            {data.webhooks.length === 0 ? (
              <EmptyState text="No webhooks yet. Add one to tell your newsletter tool who joined, or your team when a payment fails." />
            ) : (
              <WebhookList webhooks={data.webhooks} />
            )}
          </PageSection>
          <PageSection
            title="API tokens"
            aside={
              <div className="flex flex-wrap gap-2">
                <Button asChild variant="outline" size="sm">
                  <Link to="/admin/$room/$id" params={{ room: 'integrations', id: 'try' }}>
                    Try an API call
                  </Link>
                </Button>
                <NewTokenButton />
              </div>
            }
          >
            <p className="-mt-3 mb-4 text-muted">
              Let your tools give or end Premium, or check what happened.
            </p>
            {data.tokens.length === 0 ? (
              <EmptyState text="No tokens yet. Create one so your shop can give buyers Premium automatically." />
            ) : (
              <TokenList tokens={data.tokens} now={new Date()} />
            )}
          </PageSection>
          <p className="mt-6 text-muted text-sm">
            For developers: messages follow{' '}
            <a
              href="https://www.standardwebhooks.com/"
              className="underline underline-offset-4"
              rel="noreferrer"
            >
              Standard Webhooks
            </a>
            ; all API calls are described in{' '}
            <a href="/api/openapi.json" className="underline underline-offset-4">
              openapi.json
            </a>
            .
          </p>
        </>
      )}
    </>
  );
}
