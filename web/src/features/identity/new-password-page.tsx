import { Page, PageHeader } from '../../ui/page.tsx';

export function NewPasswordPage() {
  return (
    <Page width="reading">
      <PageHeader title="Choose a new password" />
    </Page>
  );
}
