import { useQuery } from '@tanstack/react-query';
import { PasskeysCard } from './passkeys-card.tsx';
import { accountQueries } from './queries.ts';
import { TwoStepCard } from './two-step-card.tsx';

/** Hidden when an external service manages the accounts: it offers its own. */
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
