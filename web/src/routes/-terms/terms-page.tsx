import { config } from '../../lib/config.ts';
import { Page, PageHeader } from '../../ui/page.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { termsText } from './terms-text.ts';

export function TermsPage() {
  return (
    <Page width="reading">
      <PageHeader title="Terms & Conditions" intro="Last updated: January 2025" />
      <RichText body={termsText(config.productName)} className="mt-8" />
    </Page>
  );
}
