import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';

export function WorkshopsPage() {
  return (
    <Page>
      <PageHeader
        title="SHJ Workshops"
        intro="14 guided weekly workshops. Each opens when you finish the one before it."
      />
      <EmptyState
        className="mt-8"
        text="No workshops found yet."
        action={
          <Button asChild variant="outline">
            <Link to="/shj/intro">How SHJ works</Link>
          </Button>
        }
      />
    </Page>
  );
}
