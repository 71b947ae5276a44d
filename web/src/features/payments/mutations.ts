import type { PaidTier } from '@hearthway/domain/payments/payment-event';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

const goTo = ({ url }: { url: string }) => window.location.assign(url);

export function useCheckout() {
  return useMutation({
    mutationFn: async (plan: PaidTier) =>
      (await api.payments.checkout.$post({ json: { plan } })).json(),
    // In place of our page: coming back from there must not begin a checkout again.
    onSuccess: ({ url }) => window.location.replace(url),
  });
}

export function usePortal() {
  return useMutation({
    mutationFn: async () => (await api.payments.portal.$post()).json(),
    onSuccess: goTo,
  });
}
