import { Page, PageHeader } from '../../ui/page.tsx';

export function AuthCallbackPage() {
  return (
    <Page width="reading">
      <PageHeader title="Signing you in…" />
    </Page>
  );
}
