import { MAX_STEP } from '@hearthway/domain/coach/step';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface StepFormProps {
  draft: string;
  onSave: (text: string) => string | null;
  onSay: (text: string) => void;
}

export function StepForm({ draft, onSave, onSay }: StepFormProps) {
  const [text, setText] = useState(draft);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => form.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <form
      ref={form}
      aria-label="Your step"
      className="mt-4 scroll-mb-40 rounded-control border-[1.5px] border-teal/50 bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(onSave(text));
      }}
    >
      <Field
        label="Your step"
        hint="In your own words. Change any of them before you save it."
        error={problem}
      >
        <Textarea
          rows={2}
          maxLength={MAX_STEP}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setProblem(null);
          }}
          className="field-sizing-content resize-none! font-serif text-lg"
        />
      </Field>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" className="max-sm:w-full">
          Save to my week
        </Button>
        <Button variant="outline" className="max-sm:grow" onClick={() => onSay('Make it smaller')}>
          Make it smaller
        </Button>
        <Button variant="ghost" className="max-sm:grow" onClick={() => onSay('Not now')}>
          Not now
        </Button>
      </div>
    </form>
  );
}
