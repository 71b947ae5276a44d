import { useQuery } from '@tanstack/react-query';
import { PasskeysCard } from './passkeys-card.tsx';
import { accountQueries } from './queries.ts';
import { TwoStepCard } from './two-step-card.tsx';

/**
 * Renders nothing if another service manages the accounts, because that service has its own
 * settings for two-step sign-in and passkeys.
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
