import type { PaidTier } from '@hearthway/domain/payments/payment-event';
import { formatPlanPrice, type PlanPrice } from '@hearthway/domain/payments/plan-price';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../ui/dialog.tsx';
import { OrderWarning } from './order-warning.tsx';

interface PriceQuestionProps {
  name: string;
  tier: PaidTier;
  price: PlanPrice | null;
  otherPrice: PlanPrice | null;
  next: PlanPrice;
  isBusy: boolean;
  onCharge: () => void;
  onClose: () => void;
}

export function PriceQuestion(props: PriceQuestionProps) {
  const { name, tier, price, otherPrice, next, isBusy, onCharge, onClose } = props;
  const words = formatPlanPrice(next);
  const former = price && formatPlanPrice(price);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={`Charge ${words} for ${name}?`}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">Not yet</Button>
            </DialogClose>
            <Button variant="action" busy={isBusy} onClick={onCharge}>
              Charge {words}
            </Button>
          </>
        }
      >
        <dl className="flex flex-col gap-4">
          <Effect who="New members">
            Pay {words} from now on{former && `, instead of ${former}`}. A checkout that’s already
            open still charges the old price.
          </Effect>
          <Effect who={`Members who already pay for ${name}`}>
            Keep their price. To change it for someone, open their subscription in Stripe.
          </Effect>
          <Effect who="Everyone">Sees {words} on the upgrade page right away.</Effect>
        </dl>
        <OrderWarning
          title="Premium would cost more than Premium Plus"
          premium={tier === 'premium' ? next : otherPrice}
          plus={tier === 'premium' ? otherPrice : next}
          className="mt-5"
        />
      </DialogContent>
    </Dialog>
  );
}

function Effect({ who, children }: { who: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{who}</dt>
      <dd className="text-muted">{children}</dd>
    </div>
  );
}
