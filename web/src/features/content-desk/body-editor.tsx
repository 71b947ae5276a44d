import { formatCount } from '@hearthway/domain/format';
import { minutesText, readingMinutes } from '@hearthway/domain/resources/reading';
import { lazy, Suspense, useState } from 'react';
import { WordsWaiting } from '../../desk/editor/words-waiting.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';

const WordsEditor = lazy(() => import('../../desk/editor/words-editor.tsx'));

interface BodyEditorProps {
  body: string;
  onChange: (body: string) => void;
}

/** The rich-text editor would lose parts of an HTML page, so HTML is edited as plain text. */
const isHtml = (body: string) => /^\s*<(?!iframe|video)[a-z!]/i.test(body);

function describeLength(body: string): string {
  const words = body.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
  return `${formatCount(words, 'word', 'words')}, ${minutesText(readingMinutes(body.length))}`;
}

export function BodyEditor({ body, onChange }: BodyEditorProps) {
  const [asMarkdown, setAsMarkdown] = useState(() => isHtml(body));
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {asMarkdown ? (
        <>
          <Button
            variant="link"
            size="sm"
            className="self-start"
            onClick={() => setAsMarkdown(false)}
          >
            Back to the editor
          </Button>
          <Field label="Words">
            <Textarea
              rows={24}
              value={body}
              onChange={({ target }) => onChange(target.value)}
              className="font-mono text-sm"
            />
          </Field>
        </>
      ) : (
        <Suspense
          fallback={
            <div className="-mx-[var(--sheet-pad)] [--words-pad:var(--sheet-pad)]">
              <div className="h-14.25 border-line border-b sm:h-12.25" />
              <WordsWaiting body={body} />
            </div>
          }
        >
          <WordsEditor
            body={body}
            onChange={onChange}
            onWriteMarkdown={() => setAsMarkdown(true)}
          />
        </Suspense>
      )}
      {body.trim() !== '' && (
        <p className="border-line border-t pt-3 text-muted text-sm tabular-nums">
          {describeLength(body)}
        </p>
      )}
    </div>
  );
}
