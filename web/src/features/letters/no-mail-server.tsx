import type { LetterState } from '@hearthway/domain/letters/contract';
import { LETTER_TEXT } from '@hearthway/domain/letters/messages';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../ui/alert.tsx';
import { letterQueries } from './queries.ts';

const WHAT_HAPPENS: Record<LetterState, string> = {
  draft: LETTER_TEXT.setUpMail,
  scheduled: 'If that’s still so when this letter is due, it becomes a draft again.',
  sending: 'Nobody else gets this letter until one is set up.',
  sent: 'If that was already so when this letter was sent, nobody received it.',
  stopped: 'If that was already so when this letter was sent, nobody received it.',
};

export const useLacksMailServer = (): boolean =>
  useQuery(letterQueries.beforeSending()).data?.hasMailServer === false;

export function NoMailServer({ state, className }: { state: LetterState; className?: string }) {
  if (!useLacksMailServer()) return null;
  return (
    <Alert tone="warning" title={LETTER_TEXT.noMailServer} {...(className && { className })}>
      {WHAT_HAPPENS[state]}
    </Alert>
  );
}
