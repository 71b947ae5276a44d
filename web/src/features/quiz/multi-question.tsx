import type { Answer } from '@hearthway/domain/quiz/answers';
import type { MultiQuestion as Question } from '@hearthway/domain/quiz/question-kinds';
import { toggleChoice } from '@hearthway/domain/quiz/toggle-choice';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';

interface MultiQuestionProps {
  question: Question;
  answer: Answer | undefined;
  onChange: (answer: Answer) => void;
  labelledBy: string;
  describedBy?: string;
}

export function MultiQuestion({
  question,
  answer,
  onChange,
  labelledBy,
  describedBy,
}: MultiQuestionProps) {
  const selected = Array.isArray(answer) ? (answer as readonly string[]) : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand apart from its fieldset.
    <div
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="flex flex-wrap gap-2.5"
    >
      {question.options.map(({ value, label }) => {
        const isChosen = selected.includes(value);
        const Icon = isChosen ? Check : Plus;
        return (
          <label
            key={value}
            className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-[24px] border-[1.5px] border-edge/60 bg-surface py-2 pr-5 pl-4 font-medium transition-colors hover:border-edge has-checked:border-teal has-checked:bg-teal has-checked:text-on-strong has-focus-visible:outline-3 has-focus-visible:outline-teal has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={isChosen}
              onChange={() => onChange(toggleChoice(selected, value))}
            />
            <Icon aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={2.5} />
            {label}
          </label>
        );
      })}
    </div>
  );
}
