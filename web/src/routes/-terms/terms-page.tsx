import { config } from '../../lib/config.ts';
import { Page, PageHeader } from '../../ui/page.tsx';
import { termsSections } from './terms-text.ts';

export function TermsPage() {
  return (
    <Page width="reading">
      <PageHeader title="Terms & Conditions" intro="Last updated: January 2025" />
      {termsSections(config.productName).map((section) => (
        <section key={section.title} className="mt-10">
          <h2 className="text-2xl">{section.title}</h2>
          <div className="mt-3 flex flex-col gap-3">
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </Page>
  );
}
