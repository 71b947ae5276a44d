import { HELP_ADDRESSES } from '@hearthway/domain/help/help-contacts';
import { Link } from '@tanstack/react-router';
import { config } from '../../lib/config.ts';
import { answerBlocks, type Inline } from './answer-blocks.ts';

const linkLook =
  'font-semibold text-teal underline decoration-teal/40 underline-offset-4 hover:decoration-teal';

interface AnswerTextProps {
  answer: string;
  onFollow: () => void;
}

export function AnswerText({ answer, onFollow }: AnswerTextProps) {
  return answerBlocks(answer).map(({ kind, content }, index) => {
    const inlines = content.map((inline, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: text that only ever grows at its end.
      <AnswerInline key={place} inline={inline} onFollow={onFollow} />
    ));
    return kind === 'quote' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <blockquote key={index} className="border-teal/40 border-l-3 pl-3">
        {inlines}
      </blockquote>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <p key={index}>{inlines}</p>
    );
  });
}

/** Pages of this app and the configured addresses are links; whatever else looks like one is words. */
function AnswerInline({ inline, onFollow }: { inline: Inline; onFollow: () => void }) {
  if (typeof inline === 'string') return inline;
  const { text, href } = inline;
  if (/^\/(?![/\\])/.test(href)) {
    return (
      <Link to={href} className={linkLook} onClick={onFollow}>
        {text}
      </Link>
    );
  }
  const isKnown = HELP_ADDRESSES.has(href) || Object.values(config.links).includes(href);
  if (!isKnown) return text;
  const isPage = /^https?:/i.test(href);
  return (
    <a href={href} className={linkLook} {...(isPage && { target: '_blank', rel: 'noreferrer' })}>
      {text}
      {isPage && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
