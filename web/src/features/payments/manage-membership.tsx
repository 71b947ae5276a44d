import { PAYMENT_STATUS_TEXT, PAYMENTS_TEXT } from '@hearthway/domain/payments/messages';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { BackFromCheckout } from './back-from-checkout.tsx';
import { usePortal } from './mutations.ts';
import { ownPayments } from './queries.ts';

/** How paying stands, and the way to the provider's page; nothing before the first checkout. */
export default function ManageMembership({ isBack }: { isBack: boolean }) {
  const { data } = useQuery(ownPayments);
  const portal = usePortal();
  const back = isBack && <BackFromCheckout />;
  // A checkout that was opened and left alone is nothing to manage.
  if (!data?.isCustomer || data.status === null) return back;
  const text = PAYMENT_STATUS_TEXT[data.status];
  return (
    <div className="mt-4">
      {back}
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
