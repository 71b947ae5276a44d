import type { Editor } from '@milkdown/core';
import type { EditorState } from '@milkdown/prose/state';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { activeFormats, type Format } from './active-formats.ts';
import { openRichEditor } from './rich-editor.ts';
import { WordsToolbar, type Writing } from './words-toolbar.tsx';
import { WordsWaiting } from './words-waiting.tsx';
import '../../ui/rich-text/rich-text.css';
import './words-editor.css';

interface WordsEditorProps {
  body: string;
  onChange: (body: string) => void;
  writing?: Writing;
  onWriteMarkdown?: () => void;
}

export default function WordsEditor(props: WordsEditorProps) {
  const { body, onChange, writing = 'page', onWriteMarkdown } = props;
  const root = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [formats, setFormats] = useState('');
  const [isEmpty, setEmpty] = useState(body.trim() === '');
  const [hasFailed, setFailed] = useState(false);
  const notifyChange = useEffectEvent(onChange);
  const open = useEffectEvent((place: HTMLElement) =>
    openRichEditor({
      root: place,
      markdown: body,
      label: 'Words',
      onChange: (now) => notifyChange(now),
      onSelect: (state) => {
        setFormats(activeFormats(state).join());
        setEmpty(isEmptyText(state));
      },
    }),
  );
  useEffect(() => {
    const place = root.current;
    if (!place) return;
    let isUnmounted = false;
    const opening = open(place);
    opening.then(
      (opened) => !isUnmounted && setEditor(opened),
      () => setFailed(true),
    );
    return () => {
      isUnmounted = true;
      opening.then((opened) => opened.destroy()).catch(() => {});
    };
  }, []);
  return (
    <div
      className={
        writing === 'letter'
          ? '[--words-pad:1rem] sm:[--words-pad:1.5rem]'
          : '[--words-pad:var(--sheet-pad)]'
      }
    >
      <WordsToolbar
        editor={editor}
        formats={new Set(formats.split(',') as Format[])}
        writing={writing}
        onWriteMarkdown={onWriteMarkdown}
      />
      {hasFailed && (
        <Alert tone="error" className="m-4">
          We couldn’t open the editor.{' '}
          {onWriteMarkdown && (
            <Button variant="link" size="sm" onClick={onWriteMarkdown}>
              Write markdown instead
            </Button>
          )}
        </Alert>
      )}
      <div className={cn('relative', writing === 'page' && '-mx-[var(--sheet-pad)]')}>
        {!editor && !hasFailed && <WordsWaiting body={body} />}
        {editor && isEmpty && <Placeholder writing={writing} />}
        <div ref={root} hidden={!editor} className="relative" />
      </div>
    </div>
  );
}

function isEmptyText({ doc }: EditorState): boolean {
  const first = doc.firstChild;
  return doc.childCount === 1 && first?.type.name === 'paragraph' && first.content.size === 0;
}

function Placeholder({ writing }: { writing: Writing }) {
  return (
    <p className="pointer-events-none absolute inset-x-0 top-0 z-1 px-(--words-pad) py-5 text-muted">
      Start writing…
      {writing === 'page' && (
        <>
          <span className="max-sm:hidden"> Add a picture or a video from the bar above.</span>
          <span className="sm:hidden"> The bar above adds pictures, and videos under “…”.</span>
        </>
      )}
    </p>
  );
}
