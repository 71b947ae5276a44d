import { Page, PageHeader } from '../../ui/page.tsx';

export function DiagnosticsPage() {
  return (
    <Page width="reading">
      <PageHeader title="Diagnostics" />
    </Page>
  );
}
