import { Component, lazy, type ReactNode, Suspense } from 'react';
import { cn } from '../cn.ts';
import { bodyFormat } from './body-format.ts';
import { type Checks, ChecksProvider } from './checks.ts';
import type { OpenVideo } from './embed-player.tsx';
import { Markdown } from './markdown.tsx';
import { extractText, isMostlyMarkup } from './mostly-markup.ts';
import { splitEmbeds } from './split-embeds.ts';
import './rich-text.css';

const Html = lazy(async () => ({ default: (await import('./html.tsx')).Html }));

export interface RichTextProps {
  body: string;
  videoHosts?: readonly string[];
  openVideo?: OpenVideo;
  checks?: Checks;
  className?: string;
}

/**
 * This component sanitises text that the practice wrote. All such text must be rendered with it.
 */
export function RichText({ body, videoHosts = [], openVideo, checks, className }: RichTextProps) {
  if (isMostlyMarkup(body)) return <p className={className}>{extractText(body)}</p>;
  const players = { videoHosts, ...(openVideo && { openVideo }) };
  return (
    <div className={cn('rich-text', className)}>
      <PlainTextFallback key={body} body={body}>
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
      </PlainTextFallback>
    </div>
  );
}

interface PlainTextFallbackProps {
  body: string;
  children: ReactNode;
}

class PlainTextFallback extends Component<PlainTextFallbackProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p>{extractText(this.props.body)}</p> : this.props.children;
  }
}
