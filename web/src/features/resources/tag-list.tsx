import { Link } from '@tanstack/react-router';

export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="min-w-0">
          <Link
            to="/resources"
            search={{ q: tag }}
            className="relative z-1 inline-flex min-h-8 max-w-full items-center rounded-full bg-sunk px-3 text-sm ring-1 ring-line ring-inset hover:bg-hover"
          >
            <span className="truncate">{tag}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
