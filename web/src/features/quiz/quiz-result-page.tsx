import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';

export function QuizResultPage() {
  return (
    <Page width="reading">
      <PageHeader title="Your recommendation" />
      <EmptyState
        className="mt-8"
        text="No result found. Try the quiz again."
        action={
          <Button asChild variant="action">
            <Link to="/path">Start the Quiz</Link>
          </Button>
        }
      />
    </Page>
  );
}
