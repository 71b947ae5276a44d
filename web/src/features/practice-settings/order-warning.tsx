import { costsMore } from '@hearthway/domain/payments/compare-prices';
import { formatPlanPrice, type PlanPrice } from '@hearthway/domain/payments/plan-price';
import { Alert } from '../../ui/alert.tsx';

interface OrderWarningProps {
  title: string;
  premium: PlanPrice | null;
  plus: PlanPrice | null;
  className?: string;
}

export function OrderWarning({ title, premium, plus, className }: OrderWarningProps) {
  if (!premium || !plus || !costsMore(premium, plus)) return null;
  return (
    <Alert tone="warning" title={title} className={className}>
      Premium costs {formatPlanPrice(premium)}. Premium Plus includes everything in Premium and
      costs {formatPlanPrice(plus)}.
    </Alert>
  );
}
