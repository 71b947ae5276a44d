import { lazy, Suspense, useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Textarea } from '../../ui/textarea.tsx';

const WordsEditor = lazy(() => import('../../desk/editor/words-editor.tsx'));

interface BodyEditorProps {
  body: string;
  onChange: (body: string) => void;
}

/** The rich-text editor would lose parts of an HTML page, so HTML is edited as plain text. */
const isHtml = (body: string) => /^\s*<(?!iframe|video)[a-z!]/i.test(body);

export function BodyEditor({ body, onChange }: BodyEditorProps) {
  const [asMarkdown, setAsMarkdown] = useState(() => isHtml(body));
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {asMarkdown ? (
        <Field label="Words">
          <Textarea
            rows={24}
            value={body}
            onChange={({ target }) => onChange(target.value)}
            className="font-mono text-sm"
          />
        </Field>
      ) : (
        <Suspense fallback={<Spinner className="m-8 text-teal" />}>
          <WordsEditor body={body} onChange={onChange} />
        </Suspense>
      )}
      <Switch
        label="Write markdown"
        className="self-end text-sm"
        checked={asMarkdown}
        onCheckedChange={setAsMarkdown}
      />
    </div>
  );
}
