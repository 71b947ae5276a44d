import { missingSettings } from '@hearthway/domain/practice-settings/missing-settings';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { config } from '../../lib/config.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { settingsQueries } from './queries.ts';

export function MissingSettings({ inRoom }: { inRoom?: 'prices' | 'practice' }) {
  const { data } = useQuery(settingsQueries.list('practice'));
  const missing = (data ? missingSettings(data.words, config) : []).filter(
    ({ room }) => !inRoom || room === inRoom,
  );
  if (missing.length === 0) return null;
  if (!inRoom) return <MissingList missing={missing} />;
  return (
    <Alert tone="warning" title="Still to fill in" className="mt-6">
      <ul className="list-disc pl-5">
        {missing.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
}

function MissingList({ missing }: { missing: ReturnType<typeof missingSettings> }) {
  return (
    <section aria-labelledby="still-to-fill-in" className="mt-8">
      <h2 id="still-to-fill-in" className="text-xl">
        Still to fill in
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        {missing.map(({ text, room }) => (
          <li
            key={text}
            className="relative flex min-h-14 items-center justify-between gap-4 px-4 py-3 text-sm hover:bg-hover/40 sm:px-6"
          >
            {text}
            <Button asChild variant="outline" size="sm" className="shrink-0">
              <Link to="/admin/$room" params={{ room }} className="after:absolute after:inset-0">
                Fill it in<span className="sr-only">: {text}</span>
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
