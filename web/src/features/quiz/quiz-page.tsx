import { Page, PageHeader } from '../../ui/page.tsx';

export function QuizPage() {
  return (
    <Page width="reading">
      <PageHeader title="Find your best next step" />
    </Page>
  );
}
