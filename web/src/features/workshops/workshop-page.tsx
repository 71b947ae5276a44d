import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';

export function WorkshopPage() {
  return (
    <Page width="reading">
      <PageHeader title="Workshop" />
      <Alert tone="warning" className="mt-8">
        Couldn't load this workshop. Please go back and try again.
      </Alert>
      <Button asChild variant="outline" className="mt-6">
        <Link to="/shj/workshops">
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          Back to workshops
        </Link>
      </Button>
    </Page>
  );
}
