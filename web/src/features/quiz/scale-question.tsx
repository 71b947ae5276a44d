import type { Answer } from '@hearthway/domain/quiz/answers';
import { type ScaleQuestion as Question, SCALE } from '@hearthway/domain/quiz/question-kinds';
import { useId } from 'react';

interface ScaleQuestionProps {
  question: Question;
  answer: Answer | undefined;
  onChange: (answer: Answer) => void;
  labelledBy: string;
  describedBy?: string;
}

const steps = Array.from(
  { length: SCALE.max - SCALE.min + 1 },
  (_unused, index) => SCALE.min + index,
);

export function ScaleQuestion({
  question,
  answer,
  onChange,
  labelledBy,
  describedBy,
}: ScaleQuestionProps) {
  const name = useId();
  const value = typeof answer === 'number' ? answer : SCALE.defaultValue;
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <div className="grid grid-cols-5 gap-2">
        {steps.map((step) => (
          <label
            key={step}
            className="grid min-h-13 cursor-pointer place-items-center rounded-control border-[1.5px] border-edge/60 bg-surface font-semibold tabular-nums transition-colors hover:border-edge has-checked:border-teal has-checked:bg-teal has-checked:text-on-strong has-focus-visible:outline-3 has-focus-visible:outline-teal has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={step === value}
              onChange={() => onChange(step)}
            />
            {step}
            {step === SCALE.min && <span className="sr-only">, {question.lowLabel}</span>}
            {step === SCALE.max && <span className="sr-only">, {question.highLabel}</span>}
          </label>
        ))}
      </div>
      <div aria-hidden="true" className="mt-2 flex justify-between gap-3 text-muted text-sm">
        <span>{question.lowLabel}</span>
        <span>{question.highLabel}</span>
      </div>
    </div>
  );
}
