import { Link } from '@tanstack/react-router';

export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-x-4 gap-y-1">
      {tags.map((tag) => (
        <li key={tag} className="min-w-0">
          <Link
            to="/resources"
            search={{ q: tag }}
            className="relative z-1 inline-flex min-h-8 max-w-full items-center text-muted text-sm underline decoration-line underline-offset-4 hover:text-ink hover:decoration-teal"
          >
            <span className="truncate">{tag}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
