import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSection } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function MessageSamples() {
  return (
    <PageSection title="Alerts, badges, cards, skeletons">
      <div className="grid gap-4 md:grid-cols-2">
        <Alert title="For your information">Nothing to do.</Alert>
        <Alert tone="success" title="Done">
          It is saved.
        </Alert>
        <Alert tone="warning">This opens something at once.</Alert>
        <Alert tone="error">This did not work.</Alert>
        <div className="flex flex-wrap gap-2 md:col-span-2">
          <Badge>neutral</Badge>
          <Badge tone="teal">teal</Badge>
          <Badge tone="warm">warm</Badge>
          <Badge tone="danger">danger</Badge>
        </div>
        <Card>
          <CardTitle>A card</CardTitle>
          <CardText>With a title and some text under it.</CardText>
        </Card>
        <Card aria-busy="true">
          <p className="sr-only">Loading…</p>
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="mt-4 h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-4/5" />
        </Card>
        <EmptyState className="md:col-span-2" text="Nothing here yet." />
      </div>
    </PageSection>
  );
}
