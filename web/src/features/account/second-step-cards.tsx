import { useQuery } from '@tanstack/react-query';
import { PasskeysCard } from './passkeys-card.tsx';
import { accountQueries } from './queries.ts';
import { TwoStepCard } from './two-step-card.tsx';

/** Where another service keeps the accounts, these are its to offer. */
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
