interface QuizProgressProps {
  index: number;
  count: number;
  progress: number;
}

export function QuizProgress({ index, count, progress }: QuizProgressProps) {
  const text = `Question ${index + 1} of ${count}`;
  return (
    <div className="mt-2">
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(progress * 100)}
        aria-valuetext={text}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full rounded-full bg-teal transition-[width] duration-300 ease-calm"
          style={{ width: `${progress * 100}%` }}
        />
      </div>
      <p className="mt-2 text-muted text-sm">{text}</p>
    </div>
  );
}
