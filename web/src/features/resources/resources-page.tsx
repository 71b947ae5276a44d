import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';

export function ResourcesPage() {
  return (
    <Page>
      <PageHeader
        title="Resources"
        intro="Articles and guides from all four tracks, to read at your own pace."
      />
      <EmptyState className="mt-8" text="No resources found matching your criteria" />
    </Page>
  );
}
