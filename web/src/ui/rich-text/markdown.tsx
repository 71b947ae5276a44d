import { useId } from 'react';
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { pictureSources } from '../picture-sources.ts';
import { BodyLink } from './body-link.tsx';
import { isOwnAddress, safeAddress } from './safe-address.ts';
import { TaskItem } from './task-item.tsx';

type Element = NonNullable<ExtraProps['node']>;
type Child = Element['children'][number];

const MAX_QUOTE_DEPTH = 12;

const components: Components = {
  a: ({ node: _, ...props }) => <BodyLink {...props} />,
  h1: ({ node: _, ...props }) => <h2 {...props} />,
  img: ({ src, alt }) => <BodyPicture src={String(src ?? '')} alt={alt ?? ''} />,
  table: ({ node: _, ...props }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables must be scrollable by keyboard.
    <section aria-label="Table" tabIndex={0} className="table-scroll">
      <table {...props} />
    </section>
  ),
  li: ({ node, children, ...props }) => {
    const box = node && findCheckbox(node);
    if (!box) return <li {...props}>{children}</li>;
    return (
      <TaskItem text={getText(node).trim()} isInitiallyChecked={Boolean(box.properties.checked)}>
        {children}
      </TaskItem>
    );
  },
  input: () => null,
};

export function Markdown({ text }: { text: string }) {
  // Two texts on one page may both have a footnote 1, so each text adds a prefix to its ids.
  const prefix = `note-${useId()}-`;
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      remarkRehypeOptions={{ clobberPrefix: prefix }}
      urlTransform={safeAddress}
      components={components}
      skipHtml
    >
      {flattenQuotes(text)}
    </ReactMarkdown>
  );
}

/** Thousands of nested quotations in one text would crash the page. */
const flattenQuotes = (text: string) =>
  text.replace(
    /^((?:[ \t]*>)+)/gm,
    (marks) =>
      marks
        .match(/[ \t]*>/g)
        ?.slice(0, MAX_QUOTE_DEPTH)
        .join('') ?? marks,
  );

function BodyPicture({ src, alt }: { src: string; alt: string }) {
  if (isOwnAddress(src)) {
    return (
      <img
        {...pictureSources(src)}
        sizes="(min-width: 48rem) 44rem, 100vw"
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    );
  }
  // An image from another host would tell that host who reads which page, so it becomes a link.
  return src ? <BodyLink href={src}>{alt || 'Picture'}</BodyLink> : alt;
}

const findCheckbox = (item: Element): Element | undefined =>
  item.children.flatMap(childrenOrSelf).find((child) => child.tagName === 'input');

const childrenOrSelf = (node: Child): Element[] => {
  if (node.type !== 'element') return [];
  return node.tagName === 'p' ? node.children.filter((child) => child.type === 'element') : [node];
};

const getText = (node: Child): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(getText).join('') : '';
