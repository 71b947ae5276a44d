import { PAYMENT_STATUS_TEXT, PAYMENTS_TEXT } from '@hearthway/domain/payments/messages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../lib/error-message.ts';
import { api } from '../../session/api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { usePortal } from './mutations.ts';

const ownPayments = queryOptions({
  queryKey: ['payments'],
  queryFn: async ({ signal }) => (await api.payments.$get(undefined, { init: { signal } })).json(),
  staleTime: 0,
});

/** How paying stands, and the way to the provider's page; nothing before the first checkout. */
export default function ManageMembership() {
  const { data } = useQuery(ownPayments);
  const portal = usePortal();
  if (!data?.isCustomer) return null;
  const text = data.status && PAYMENT_STATUS_TEXT[data.status];
  return (
    <div className="mt-4">
      {text && <p className="text-muted">{text}</p>}
      <Button
        variant="outline"
        className="mt-3 w-full sm:w-auto"
        busy={portal.isPending}
        onClick={() =>
          portal.mutate(undefined, {
            onError: (error) => toast.error(errorMessage(error, PAYMENTS_TEXT.away)),
          })
        }
      >
        {PAYMENTS_TEXT.manage}
      </Button>
    </div>
  );
}
