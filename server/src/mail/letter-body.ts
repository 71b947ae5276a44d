import { fillFirstName } from '@hearthway/domain/letters/first-name';
import { type Block, parseLetter } from '@hearthway/domain/letters/letter-blocks';
import type { Inline } from '@hearthway/domain/letters/letter-inline';
import { escapeHtml } from '../escape-html.ts';
import { FONT, mailPage } from './mail-page.ts';

export interface WrittenLetter {
  subject: string;
  blocks: readonly Block[];
}

export interface LetterReader {
  firstName: string;
  unsubscribeUrl: string;
}

interface Place {
  productName: string;
  publicUrl: string;
  footnote: string;
}

/** A letter is parsed once, because its copies differ only in the name and unsubscribe link. */
export const readLetter = ({
  subject,
  body,
}: {
  subject: string;
  body: string;
}): WrittenLetter => ({
  subject,
  blocks: parseLetter(body),
});

export function composeLetter(
  { subject, blocks }: WrittenLetter,
  { firstName, unsubscribeUrl }: LetterReader,
  { productName, publicUrl, footnote }: Place,
): { subject: string; text: string; html: string } {
  // A line break would end the email's subject, so it is replaced by a space.
  const filled = fillFirstName(subject, firstName).replaceAll(/\s+/g, ' ').trim();
  const words = { firstName, publicUrl };
  const text = `${[
    ...blocks.map((block) => blockText(block, words)),
    footnote,
    `Unsubscribe:\n${unsubscribeUrl}`,
    productName,
  ].join('\n\n')}\n`;
  const quiet = `margin:0;${FONT};font-size:14px;line-height:21px;color:#5a666a`;
  const html = mailPage({
    productName,
    subject: filled,
    inner: `${blocks.map((block) => blockHtml(block, words)).join('\n              ')}
              <p class="quiet" style="${quiet};margin-top:32px">${escapeHtml(footnote)}<br><a href="${escapeHtml(unsubscribeUrl)}" style="color:#0f6e6a">Unsubscribe</a></p>`,
  });
  return { subject: filled, text, html };
}

interface Words {
  firstName: string;
  publicUrl: string;
}

const TEXT = `${FONT};font-size:17px;line-height:26px`;

function blockHtml(block: Block, words: Words): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px;${TEXT}">${inlineHtml(block.children, words)}</p>`;
    case 'heading': {
      const size =
        block.level <= 2 ? 'font-size:22px;line-height:28px' : 'font-size:18px;line-height:26px';
      const face = "font-family:Georgia,'Times New Roman',serif";
      return `<h2 style="margin:24px 0 12px;${face};${size};font-weight:600">${inlineHtml(block.children, words)}</h2>`;
    }
    case 'list': {
      const items = block.items.map(
        (blocks) =>
          `<li style="margin:0 0 8px">${blocks.map((each) => (each.kind === 'paragraph' ? inlineHtml(each.children, words) : blockHtml(each, words))).join('')}</li>`,
      );
      const tag = block.isOrdered ? 'ol' : 'ul';
      return `<${tag} style="margin:0 0 16px;padding-left:24px;${TEXT}">${items.join('')}</${tag}>`;
    }
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding-left:16px;border-left:3px solid #0f6e6a">${block.blocks.map((each) => blockHtml(each, words)).join('')}</blockquote>`;
    case 'rule':
      return '<hr style="margin:24px 0;border:0;border-top:1px solid #d8d0c2">';
  }
}

function inlineHtml(nodes: readonly Inline[], words: Words): string {
  return nodes
    .map((node) => {
      switch (node.kind) {
        case 'text':
          return escapeHtml(fillFirstName(node.text, words.firstName));
        case 'break':
          return '<br>';
        case 'strong':
        case 'em':
          return `<${node.kind}>${inlineHtml(node.children, words)}</${node.kind}>`;
        case 'link': {
          const href = absoluteLink(node.href, words.publicUrl);
          const inner = inlineHtml(node.children, words);
          return href ? `<a href="${escapeHtml(href)}" style="color:#0f6e6a">${inner}</a>` : inner;
        }
      }
      return '';
    })
    .join('');
}

function blockText(block: Block, words: Words): string {
  switch (block.kind) {
    case 'paragraph':
      return inlineText(block.children, words);
    case 'heading':
      return inlineText(block.children, words).toUpperCase();
    case 'list':
      return block.items
        .map((blocks, index) => {
          const mark = block.isOrdered ? `${index + 1}. ` : '- ';
          const inner = blocks.map((each) => blockText(each, words)).join('\n');
          return mark + inner.replaceAll('\n', '\n  ');
        })
        .join('\n');
    case 'quote':
      return block.blocks
        .map((each) => blockText(each, words))
        .join('\n\n')
        .replaceAll(/^/gm, '> ');
    case 'rule':
      return '* * *';
  }
}

function inlineText(nodes: readonly Inline[], words: Words): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return fillFirstName(node.text, words.firstName);
      if (node.kind === 'break') return '\n';
      const inner = inlineText(node.children, words);
      if (node.kind !== 'link') return inner;
      const href = absoluteLink(node.href, words.publicUrl);
      return href && href !== inner ? `${inner} (${href})` : inner;
    })
    .join('');
}

function absoluteLink(href: string, publicUrl: string): string | null {
  if (/^\/(?![/\\])/.test(href)) return publicUrl + href;
  return /^(https?:\/\/|mailto:|tel:)[^\s"<>]+$/i.test(href) ? href : null;
}
