const STARTERS = [
  'How do I wind down before sleep?',
  'How do we make up after an argument?',
  'How do I keep a habit in a bad week?',
];

interface GuideWelcomeProps {
  isFirst: boolean;
  onAsk: (question: string) => void;
}

export function GuideWelcome({ isFirst, onAsk }: GuideWelcomeProps) {
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
        {STARTERS.map((question) => (
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
