import { PAYMENT_STATUS_TEXT, PAYMENTS_TEXT } from '@hearthway/domain/payments/messages';
import type { PaymentStatus } from '@hearthway/domain/payments/paid-membership';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { BackFromCheckout } from './back-from-checkout.tsx';
import { usePortal } from './mutations.ts';
import { ownPayments } from './queries.ts';

interface ManageMembershipProps {
  isBack: boolean;
  onBackHandled: () => void;
}

export default function ManageMembership({ isBack, onBackHandled }: ManageMembershipProps) {
  const [isReturn] = useState(isBack);
  const { data } = useQuery(ownPayments);
  const status = data?.isCustomer ? data.status : null;
  return (
    <>
      {isReturn && <BackFromCheckout onHandled={onBackHandled} />}
      {status && <PaymentStatusSection status={status} />}
    </>
  );
}

function PaymentStatusSection({ status }: { status: PaymentStatus }) {
  const portal = usePortal();
  const text = PAYMENT_STATUS_TEXT[status];
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
