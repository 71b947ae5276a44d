import { Page, PageHeader } from '../../ui/page.tsx';

export function AccountPage() {
  return (
    <Page width="reading">
      <PageHeader title="Account" intro="Your membership, your profile and your preferences." />
    </Page>
  );
}
