import type { Editor } from '@milkdown/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
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
}

export default function WordsEditor({ body, onChange, writing = 'page' }: WordsEditorProps) {
  const root = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [formats, setFormats] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const notifyChange = useEffectEvent(onChange);
  const open = useEffectEvent((place: HTMLElement) =>
    openRichEditor({
      root: place,
      markdown: body,
      label: 'Words',
      onChange: (now) => notifyChange(now),
      onSelect: (state) => setFormats(activeFormats(state).join()),
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
      />
      {hasFailed && (
        <Alert tone="error" className="m-4">
          We couldn’t open the editor. Choose “Write markdown” instead.
        </Alert>
      )}
      <div className={writing === 'page' ? '-mx-[var(--sheet-pad)]' : undefined}>
        {!editor && !hasFailed && <WordsWaiting body={body} />}
        <div ref={root} hidden={!editor} className="relative" />
      </div>
    </div>
  );
}
