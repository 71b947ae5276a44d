import { Link } from '@tanstack/react-router';
import { config } from '../../lib/config.ts';
import { Page, PageHeader } from '../../ui/page.tsx';
import { termsText } from './terms-text.ts';
import '../../ui/rich-text/rich-text.css';

export function TermsPage() {
  const blocks = termsText(config.productName)
    .trim()
    .split(/\n{2,}/);
  return (
    <Page width="reading">
      <PageHeader title="Terms & Conditions" intro="Last updated: January 2025" />
      <Contents blocks={blocks} />
      <div className="rich-text mt-10">{blocks.map(renderBlock)}</div>
    </Page>
  );
}

const toId = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function Contents({ blocks }: { blocks: readonly string[] }) {
  const headings = blocks.filter((block) => /^##/.test(block));
  const parts = headings.filter(isPart).map((part) => {
    const [, ...later] = headings.slice(headings.indexOf(part));
    const end = later.findIndex(isPart);
    return { part, sections: end < 0 ? later : later.slice(0, end) };
  });
  return (
    <nav
      aria-label="On this page"
      className="mt-7 grid gap-x-8 gap-y-2 rounded-card bg-sunk p-4 ring-1 ring-line ring-inset sm:grid-cols-3 sm:p-6"
    >
      {parts.map(({ part, sections }) => (
        <div key={part}>
          <ContentsLink heading={part} className="font-semibold text-teal underline" />
          <ul className="max-sm:hidden">
            {sections.map((section) => (
              <li key={section}>
                <ContentsLink heading={section} className="text-muted text-sm hover:underline" />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function ContentsLink({ heading, className }: { heading: string; className: string }) {
  const text = heading.replace(/^#+ /, '');
  return (
    <Link
      to="/terms"
      hash={toId(text)}
      className={`inline-flex min-h-11 items-center leading-snug decoration-teal/40 underline-offset-4 sm:min-h-8 ${className}`}
    >
      {text}
    </Link>
  );
}

const isPart = (block: string): boolean => block.startsWith('## ');

function renderBlock(block: string, index: number) {
  if (isPart(block)) {
    const text = block.slice(3);
    return (
      <h2
        key={block}
        id={toId(text)}
        className={index === 0 ? 'text-3xl!' : 'mt-16! border-line border-t pt-10 text-3xl!'}
      >
        {text}
      </h2>
    );
  }
  if (block.startsWith('### ')) {
    const text = block.slice(4);
    return (
      <h3 key={block} id={toId(text)} className="text-lg!">
        {text}
      </h3>
    );
  }
  if (block.startsWith('- ')) {
    return (
      <ul key={block}>
        {block.split('\n').map((line) => (
          <li key={line}>{renderLinks(line.slice(2))}</li>
        ))}
      </ul>
    );
  }
  return <p key={block}>{renderLinks(block)}</p>;
}

function renderLinks(text: string) {
  return text.split(/(\[[^\]]+\]\([^)]+\))/).map((part) => {
    const [, label, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    return to ? (
      <Link key={part} to={to}>
        {label}
      </Link>
    ) : (
      part
    );
  });
}
