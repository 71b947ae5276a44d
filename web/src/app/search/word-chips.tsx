import { topicLabel } from '@hearthway/domain/resources/shelves';
import { useId } from 'react';

interface WordChipsProps {
  title: string;
  words: readonly string[];
  onChoose: (words: string) => void;
  className?: string;
}

export function WordChips({ title, words, onChoose, className }: WordChipsProps) {
  const id = useId();
  return (
    <div className={className}>
      <p id={id} className="font-semibold text-muted text-sm">
        {title}
      </p>
      <ul aria-labelledby={id} className="mt-2 flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word}>
            <button
              type="button"
              onClick={() => onChoose(word)}
              className="min-h-11 rounded-full bg-sunk px-4 font-medium text-sm ring-1 ring-line ring-inset hover:bg-hover"
            >
              {topicLabel(word)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
