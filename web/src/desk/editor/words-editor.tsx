import type { Editor } from '@milkdown/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { openRichEditor } from './rich-editor.ts';
import { WordsToolbar, type Writing } from './words-toolbar.tsx';
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
  const [hasFailed, setFailed] = useState(false);
  const notifyChange = useEffectEvent(onChange);
  const open = useEffectEvent((place: HTMLElement) =>
    openRichEditor({
      root: place,
      markdown: body,
      label: 'Words',
      onChange: (now) => notifyChange(now),
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
      className={writing === 'letter' ? 'rounded-card border border-line bg-surface' : undefined}
    >
      <WordsToolbar editor={editor} writing={writing} />
      {hasFailed && (
        <Alert tone="error" className="m-4">
          We couldn’t open the editor. Choose “Write markdown” instead.
        </Alert>
      )}
      <div
        ref={root}
        className={`words-frame relative ${writing === 'letter' ? 'p-4 sm:p-6' : '-mx-3 px-3 py-5 sm:py-6'}`}
      />
    </div>
  );
}
