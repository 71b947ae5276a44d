import type { PaidTier } from '@hearthway/domain/payments/payment-event';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { useMemberId } from '../../session/session.ts';
import { rememberCheckout } from './started-checkout.ts';

const openPage = ({ url }: { url: string }) => window.location.assign(url);

export function useCheckout() {
  const memberId = useMemberId();
  return useMutation({
    mutationFn: async (plan: PaidTier) =>
      (await api.payments.checkout.$post({ json: { plan } })).json(),
    onSuccess: ({ url }) => {
      rememberCheckout(memberId);
      window.location.replace(url);
    },
  });
}

export function usePortal() {
  return useMutation({
    mutationFn: async () => (await api.payments.portal.$post()).json(),
    onSuccess: openPage,
  });
}
