import type { Answer } from '@hearthway/domain/quiz/answers';
import { QUIZ_MESSAGES } from '@hearthway/domain/quiz/messages';
import { type Option, type Question, questionKind } from '@hearthway/domain/quiz/question-kinds';
import { Alert } from '../../ui/alert.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { MultiQuestion } from './multi-question.tsx';
import { ScaleQuestion } from './scale-question.tsx';
import { SliderQuestion } from './slider-question.tsx';

/**
 * An old version of the app in the browser's cache may receive a kind of question that it does not
 * know.
 */
export type AnyQuestion =
  | Question
  | { kind: string; id: string; prompt: string; help?: string; options?: readonly Option[] };

export interface QuestionViewProps {
  question: AnyQuestion;
  answer: Answer | undefined;
  onChange: (answer: Answer) => void;
  labelledBy: string;
  describedBy?: string;
}

export function QuestionView({ question, answer, onChange, ...texts }: QuestionViewProps) {
  const kind = questionKind(question.kind);
  if (!kind) return <Alert tone="warning">{QUIZ_MESSAGES.unsupportedKind}</Alert>;
  const asked = { ...question, kind } as Question;
  switch (asked.kind) {
    case 'radio':
      return (
        <RadioGroup
          aria-labelledby={texts.labelledBy}
          aria-describedby={texts.describedBy}
          options={asked.options}
          value={typeof answer === 'string' ? answer : ''}
          onValueChange={onChange}
        />
      );
    case 'multi':
      return <MultiQuestion question={asked} answer={answer} onChange={onChange} {...texts} />;
    case 'slider':
      return <SliderQuestion question={asked} answer={answer} onChange={onChange} />;
    case 'scale':
      return <ScaleQuestion question={asked} answer={answer} onChange={onChange} {...texts} />;
  }
}
