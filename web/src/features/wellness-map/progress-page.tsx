import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';

export function ProgressPage() {
  return (
    <Page>
      <PageHeader title="Your Progress" />
      <EmptyState
        className="mt-8"
        text="No weekly pulses yet — complete one to start filling the spokes."
        action={
          <Button asChild variant="action">
            <Link to="/action" hash="weekly">
              Start Weekly Pulse
            </Link>
          </Button>
        }
      />
    </Page>
  );
}
