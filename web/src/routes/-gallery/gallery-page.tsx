import { Page, PageHeader } from '../../ui/page.tsx';

export default function GalleryPage() {
  return (
    <Page>
      <PageHeader title="Gallery" intro="Every part of the kit, in one place." />
    </Page>
  );
}
