import { useQuery } from '@tanstack/react-query';
import { PasskeysCard } from './passkeys-card.tsx';
import { accountQueries } from './queries.ts';
import { TwoStepCard } from './two-step-card.tsx';

/**
 * Cards for two-step sign-in and passkeys. Hidden when an external service manages the accounts,
 * because that service has its own settings for them.
 */
export function SecondStepCards() {
  const { data } = useQuery(accountQueries.sessions());
  if (!data || data.keptElsewhere) return null;
  return (
    <>
      <TwoStepCard />
      <PasskeysCard />
    </>
  );
}
