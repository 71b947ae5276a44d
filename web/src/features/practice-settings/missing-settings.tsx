import { missingSettings } from '@hearthway/domain/practice-settings/missing-settings';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { config } from '../../lib/config.ts';
import { Alert } from '../../ui/alert.tsx';
import { settingsQueries } from './queries.ts';

export function MissingSettings({ inRoom }: { inRoom?: 'prices' | 'practice' }) {
  const { data } = useQuery(settingsQueries.list('practice'));
  const missing = (data ? missingSettings(data.words, config) : []).filter(
    ({ room }) => !inRoom || room === inRoom,
  );
  if (missing.length === 0) return null;
  return (
    <Alert tone="warning" title="Still to fill in" className="mt-6">
      <ul className="list-disc pl-5">
        {missing.map(({ text, room }) => (
          <li key={text}>
            {text}{' '}
            {!inRoom && (
              <Link
                to="/admin/$room"
                params={{ room }}
                className="whitespace-nowrap font-semibold text-teal underline underline-offset-4"
              >
                Fill it in<span className="sr-only">: {text}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
