const free = [
  '14 weekly workshops to learn from',
  'A scorecard for your days and weeks',
  'Articles, and a guide that answers your questions',
];

export function NewcomerIntro() {
  return (
    <div className="text-left">
      <p className="text-muted">
        Guidance, habits and workshops for adults who want better health and relationships.
      </p>
      <p className="mt-2 font-semibold text-sm">Free for as long as you like</p>
      <ul className="mt-1 flex flex-col gap-0.5 text-sm">
        {free.map((line) => (
          <li key={line} className="flex gap-2">
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="mt-0.75 size-4 shrink-0 fill-none stroke-2 stroke-teal"
            >
              <path d="M20 6 9 17l-5-5" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
