import { starterQuestions } from './starters.ts';

interface GuideWelcomeProps {
  isFirst: boolean;
  page: string;
  onAsk: (question: string) => void;
}

export function GuideWelcome({ isFirst, page, onAsk }: GuideWelcomeProps) {
  return (
    <div className="flex flex-col gap-3">
      {isFirst && (
        <p className="rounded-control border border-teal/30 bg-teal/6 p-3.5 text-sm">
          <strong className="font-semibold">New here?</strong> Ask in your own words. I answer from
          our resources and workshops, with a link to the page. I’m not a person, and I don’t
          replace your clinician.
        </p>
      )}
      <p className="text-muted text-sm">You could start with</p>
      <ul className="flex flex-col items-start gap-2">
        {starterQuestions(page).map((question) => (
          <li key={question}>
            <button
              type="button"
              className="min-h-11 rounded-control border border-line bg-surface px-3.5 py-2 text-left text-sm transition-colors hover:border-edge hover:bg-hover"
              onClick={() => onAsk(question)}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
