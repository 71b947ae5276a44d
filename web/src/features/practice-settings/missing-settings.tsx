import { missingSettings } from '@hearthway/domain/practice-settings/missing-settings';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { config } from '../../lib/config.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { settingsQueries } from './queries.ts';

export function MissingSettings({ isInSettings = false }) {
  const { data } = useQuery(settingsQueries.list('practice'));
  const missing = data ? missingSettings(data.words, config) : [];
  if (missing.length === 0) return null;
  return (
    <Alert tone="warning" title="Still to fill in" className="mt-6">
      <ul className="list-disc pl-5">
        {missing.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {!isInSettings && (
        <Button asChild variant="link" size="sm">
          <Link to="/admin/$room" params={{ room: 'practice' }}>
            Open settings
          </Link>
        </Button>
      )}
    </Alert>
  );
}
