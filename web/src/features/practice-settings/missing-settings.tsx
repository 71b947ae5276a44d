import { missingSettings } from '@hearthway/domain/practice-settings/missing-settings';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { config } from '../../lib/config.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { settingsQueries } from './queries.ts';

type Missing = ReturnType<typeof missingSettings>;

export function useMissingSettings({ isAdmin }: { isAdmin: boolean }): Missing {
  const { data } = useQuery({ ...settingsQueries.list('practice'), enabled: isAdmin });
  return data ? missingSettings(data.words, config) : [];
}

export function MissingInRoom({ room }: { room: 'prices' | 'practice' }) {
  const missing = useMissingSettings({ isAdmin: true }).filter((each) => each.room === room);
  if (missing.length === 0) return null;
  return (
    <Alert tone="warning" title="Still to set up" className="mt-6">
      <ul className="list-disc pl-5">
        {missing.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
}

export function MissingSettings({ missing }: { missing: Missing }) {
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby="still-to-set-up" className="mt-8">
      <h2 id="still-to-set-up" className="text-xl">
        Still to set up
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        {missing.map(({ text, action, room }) => (
          <li
            key={text}
            className="relative flex min-h-14 items-center justify-between gap-4 px-4 py-2 text-sm hover:bg-hover/40 max-sm:flex-col max-sm:items-start max-sm:gap-0 max-sm:py-3 sm:px-6"
          >
            {text}
            <Button asChild variant="link" size="sm" className="shrink-0">
              <Link to="/admin/$room" params={{ room }} className="after:absolute after:inset-0">
                {action}
                <span className="sr-only">: {text}</span>
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
