import { HELP_ADDRESSES } from '@hearthway/domain/help/help-contacts';
import { URGENT_ADDRESSES } from '@hearthway/domain/help/urgent-lines';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { config } from '../../lib/config.ts';
import { type AnswerBlock, type Inline, parseAnswerBlocks } from './answer-blocks.ts';

const OWN_ADDRESSES = new Set<string>([
  ...Object.values(config.links),
  ...Object.values(config.practiceContacts.countries ?? {}).flatMap(Object.values),
]);

const linkLook =
  'font-semibold text-teal underline decoration-teal/40 underline-offset-4 hover:decoration-teal';

const stepLook =
  'inline-flex min-h-11 items-center rounded-control border border-line bg-paper px-3.5 font-semibold text-sm text-teal transition-colors hover:border-edge hover:bg-hover';

interface AnswerTextProps {
  answer: string;
  onFollow: () => void;
  choices?: ReactNode;
}

export function AnswerText({ answer, onFollow, choices }: AnswerTextProps) {
  return parseAnswerBlocks(answer).map((block, index) =>
    choices && block.kind === 'list' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text only grows at its end.
      <Fragment key={index}>{choices}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Block key={index} block={block} onFollow={onFollow} />
    ),
  );
}

function Block({ block: { kind, lines }, onFollow }: { block: AnswerBlock; onFollow: () => void }) {
  const shown = lines.map((line) =>
    line.map((inline, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <AnswerInline key={place} inline={inline} onFollow={onFollow} isStep={kind === 'steps'} />
    )),
  );
  if (kind === 'list') {
    return (
      <ul className="list-disc space-y-1 pl-5 marker:text-edge">
        {shown.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <li key={place}>{line}</li>
        ))}
      </ul>
    );
  }
  if (kind === 'sparkline') {
    return (
      <p aria-hidden="true" className="text-2xl text-teal leading-none tracking-[0.15em]">
        {shown}
      </p>
    );
  }
  if (kind === 'steps') return <p className="flex flex-wrap gap-2 pt-1">{shown}</p>;
  const text = shown.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    <span key={place} className="block">
      {line}
    </span>
  ));
  if (kind === 'quote')
    return <blockquote className="border-teal/40 border-l-3 pl-3">{text}</blockquote>;
  return kind === 'quiet' ? (
    <p className="border-line border-t pt-2.5 text-muted text-sm">{text}</p>
  ) : (
    <p>{text}</p>
  );
}

interface AnswerInlineProps {
  inline: Inline;
  onFollow: () => void;
  isStep: boolean;
}

/** The guide's answers may link only to pages of this app and to known addresses. */
function AnswerInline({ inline, onFollow, isStep }: AnswerInlineProps) {
  if (typeof inline === 'string') return inline;
  const { text, href } = inline;
  if (/^\/(?![/\\])/.test(href)) {
    return (
      <Link {...linkTo(href)} className={isStep ? stepLook : linkLook} onClick={onFollow}>
        {text}
      </Link>
    );
  }
  const isKnown = [HELP_ADDRESSES, URGENT_ADDRESSES, OWN_ADDRESSES].some((all) => all.has(href));
  if (!isKnown) return text;
  const isPage = /^https?:/i.test(href);
  return (
    <a href={href} className={linkLook} {...(isPage && { target: '_blank', rel: 'noreferrer' })}>
      {text}
      {isPage && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}

function linkTo(href: string) {
  const [to = '', hash] = href.split('#');
  return hash ? { to, hash } : { to };
}
