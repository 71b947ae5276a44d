import { Component, lazy, type ReactNode, Suspense } from 'react';
import { cn } from '../cn.ts';
import { bodyFormat } from './body-format.ts';
import { type Checks, ChecksProvider } from './checks.ts';
import type { OpenVideo } from './embed-player.tsx';
import { Markdown } from './markdown.tsx';
import { isMostlyMarkup, wordsOf } from './mostly-markup.ts';
import { splitEmbeds } from './split-embeds.ts';
import './rich-text.css';

// Most bodies are markdown without a player; the sanitiser comes when one is not.
const Html = lazy(async () => ({ default: (await import('./html.tsx')).Html }));

export interface RichTextProps {
  /** Markdown or HTML, from whoever writes for the site. */
  body: string;
  videoHosts?: readonly string[];
  /** Turns the address of a video file into one that plays. */
  openVideo?: OpenVideo;
  checks?: Checks;
  className?: string;
}

/** The one way that written bodies reach a page. */
export function RichText({ body, videoHosts = [], openVideo, checks, className }: RichTextProps) {
  if (isMostlyMarkup(body)) return <p className={className}>{wordsOf(body)}</p>;
  const players = { videoHosts, ...(openVideo && { openVideo }) };
  return (
    <div className={cn('rich-text', className)}>
      <Readable key={body} body={body}>
        <ChecksProvider value={checks ?? null}>
          <Suspense>
            {bodyFormat(body) === 'html' ? (
              <Html html={body} {...players} />
            ) : (
              splitEmbeds(body).map((piece, index) =>
                piece.kind === 'embed' ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move.
                  <Html key={index} html={piece.html} {...players} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move.
                  <Markdown key={index} text={piece.text} />
                ),
              )
            )}
          </Suspense>
        </ChecksProvider>
      </Readable>
    </div>
  );
}

interface ReadableProps {
  body: string;
  children: ReactNode;
}

/** A body that cannot be laid out is still shown as its plain text. */
class Readable extends Component<ReadableProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p>{wordsOf(this.props.body)}</p> : this.props.children;
  }
}
