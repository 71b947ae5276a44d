import type { Answer } from '@hearthway/domain/quiz/answers';
import type { SliderQuestion as Question } from '@hearthway/domain/quiz/question-kinds';
import { Slider } from '../../ui/slider.tsx';

interface SliderQuestionProps {
  question: Question;
  answer: Answer | undefined;
  onChange: (answer: Answer) => void;
}

export function SliderQuestion({ question, answer, onChange }: SliderQuestionProps) {
  return (
    <Slider
      label={question.prompt}
      hidesLabel
      value={typeof answer === 'number' ? answer : question.defaultValue}
      onValueChange={onChange}
      min={question.min}
      max={question.max}
      step={question.step}
      lowLabel={question.lowLabel}
      highLabel={question.highLabel}
    />
  );
}
