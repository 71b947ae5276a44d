import type { Answer } from '@hearthway/domain/quiz/answers';
import { initialAnswer } from '@hearthway/domain/quiz/validity';
import { useState } from 'react';
import { type AnyQuestion, QuestionView } from '../../features/quiz/question-view.tsx';

const options = [
  { value: 'tea', label: 'Tea' },
  { value: 'water', label: 'Water' },
  { value: 'none', label: 'None of these' },
];
const ends = { lowLabel: 'hardly', highLabel: 'very much' };
const samples: AnyQuestion[] = [
  { id: 's_choice', kind: 'choice', prompt: 'One of a few', options },
  { id: 's_checkbox', kind: 'checkbox', prompt: 'Several of a few', options },
  {
    id: 's_slider',
    kind: 'slider',
    prompt: 'Somewhere on a line',
    min: 0,
    max: 10,
    step: 1,
    defaultValue: 5,
    ...ends,
  },
  { id: 's_scale', kind: 'scale', prompt: 'One to five', ...ends },
  { id: 's_other', kind: 'hologram', prompt: 'Of a kind from the future' },
];

export function QuestionSamples() {
  return samples.map((question) => <Sample key={question.id} question={question} />);
}

function Sample({ question }: { question: AnyQuestion }) {
  const [answer, setAnswer] = useState<Answer | undefined>(() =>
    initialAnswer(question as Parameters<typeof initialAnswer>[0]),
  );
  return (
    <div className="mb-8">
      <h3 id={question.id} className="mb-3 text-xl">
        {question.prompt}
      </h3>
      <QuestionView
        question={question}
        answer={answer}
        onChange={setAnswer}
        labelledBy={question.id}
      />
    </div>
  );
}
