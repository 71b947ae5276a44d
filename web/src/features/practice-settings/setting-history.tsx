import { formatMoment } from '@hearthway/domain/format';
import type { PracticeSetting } from '@hearthway/domain/practice-settings/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type SettingsDesk, settingsQueries } from './queries.ts';

interface SettingHistoryProps {
  desk: SettingsDesk;
  setting: PracticeSetting;
  onUse: (text: string) => void;
  show?: (text: string) => ReactNode;
  useLabel?: string;
}

export function SettingHistory({
  desk,
  setting: { key, shipped },
  onUse,
  show = (text) => <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>,
  useLabel = 'Use this text',
}: SettingHistoryProps) {
  const { data, isError } = useQuery(settingsQueries.history(desk, key));
  if (isError) return <p className="text-muted">We couldn’t load the history.</p>;
  if (!data) return <Spinner className="text-teal" />;
  if (data.versions.length === 0) {
    return <p className="text-muted">Nobody has changed this yet.</p>;
  }
  return (
    <ol className="divide-y divide-line">
      {data.versions.map(({ text, savedAt, savedBy }) => (
        <li key={savedAt} className="py-2">
          <p className="text-muted text-sm">
            {formatMoment(new Date(savedAt))}
            {savedBy && ` · ${savedBy}`}
            {text === null && ' · back to the default'}
          </p>
          {show(text ?? shipped)}
          <Button variant="link" size="sm" onClick={() => onUse(text ?? shipped)}>
            {useLabel}
            <span className="sr-only"> {formatMoment(new Date(savedAt))}</span>
          </Button>
        </li>
      ))}
    </ol>
  );
}
