import { Page, PageHeader } from '../../ui/page.tsx';

export function AuthPage() {
  return (
    <Page width="reading">
      <PageHeader title="Sign in" />
    </Page>
  );
}
