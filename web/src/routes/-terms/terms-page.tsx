import { config } from '../../lib/config.ts';
import { Page, PageHeader } from '../../ui/page.tsx';
import { termsText } from './terms-text.ts';
import '../../ui/rich-text/rich-text.css';

export function TermsPage() {
  return (
    <Page width="reading">
      <PageHeader title="Terms & Conditions" intro="Last updated: January 2025" />
      <div className="rich-text mt-8">
        {termsText(config.productName)
          .trim()
          .split(/\n{2,}/)
          .map(renderBlock)}
      </div>
    </Page>
  );
}

/** The terms contain only headings, paragraphs and lists, so they need no Markdown renderer. */
function renderBlock(block: string) {
  if (block.startsWith('## ')) return <h2 key={block}>{block.slice(3)}</h2>;
  if (block.startsWith('### ')) return <h3 key={block}>{block.slice(4)}</h3>;
  if (block.startsWith('- ')) {
    return (
      <ul key={block}>
        {block.split('\n').map((line) => (
          <li key={line}>{line.slice(2)}</li>
        ))}
      </ul>
    );
  }
  return <p key={block}>{block}</p>;
}
