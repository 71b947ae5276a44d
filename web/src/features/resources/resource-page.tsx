import { Link } from '@tanstack/react-router';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';

export function ResourcePage() {
  return (
    <Page width="reading">
      <PageHeader title="Resource" />
      <Alert tone="warning" className="mt-8">
        Couldn't load resources. Please try again.
      </Alert>
      <Button asChild variant="outline" className="mt-6">
        <Link to="/resources">Browse all resources</Link>
      </Button>
    </Page>
  );
}
