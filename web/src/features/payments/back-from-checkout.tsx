import { CHECKOUT_TEXT } from '@hearthway/domain/payments/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMe } from '../../member/me.ts';
import { useMemberId } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { checkoutReturn, POLL_PAUSES_MS } from './checkout-return.ts';
import { ownPayments } from './queries.ts';
import { forgetCheckout, hasRecentCheckout } from './started-checkout.ts';

/**
 * Members often return from checkout before the payment provider has reported the payment, so the
 * page asks the server again for two minutes.
 */
export function BackFromCheckout({ onHandled }: { onHandled: () => void }) {
  const memberId = useMemberId();
  const [wasStartedHere] = useState(() => hasRecentCheckout(memberId));
  const [polls, setPolls] = useState(0);
  const { data: payments, isFetching, refetch } = useQuery(ownPayments);
  const { refetch: refetchMe } = useMe();
  const state = checkoutReturn({ payments, wasStartedHere, polls });

  useEffect(() => {
    const pause = POLL_PAUSES_MS[polls];
    if (state !== 'waiting' || pause === undefined) return;
    const poll = () => void refetch().finally(() => setPolls(polls + 1));
    const timer = setTimeout(poll, pause);
    return () => clearTimeout(timer);
  }, [state, polls, refetch]);

  const handle = useEffectEvent(() => {
    forgetCheckout(memberId);
    onHandled();
  });
  useEffect(() => {
    if (state !== 'loading' && state !== 'waiting') handle();
    if (state === 'paid') void refetchMe();
  }, [state, refetchMe]);

  if (state === 'loading' || state === 'unrelated') return null;
  const { title, text } = CHECKOUT_TEXT[state];
  return (
    <Alert className="mt-4" tone={state === 'paid' ? 'success' : 'info'} title={title}>
      {text}
      {state === 'late' && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3 flex"
          busy={isFetching}
          onClick={() => void refetch()}
        >
          {CHECKOUT_TEXT.checkAgain}
        </Button>
      )}
    </Alert>
  );
}
