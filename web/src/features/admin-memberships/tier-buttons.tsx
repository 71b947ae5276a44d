import type { MemberRecord } from '@hearthway/domain/admin-memberships/contract';
import { TIER_CHANGE_TEXT } from '@hearthway/domain/admin-memberships/messages';
import { TIER_WORDS } from '@hearthway/domain/membership/texts';
import { errorMessage } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useSetTier } from './mutations.ts';

const buttons = [
  { tier: 'premium', label: TIER_CHANGE_TEXT.toPremium, variant: 'default' },
  { tier: 'premium_plus', label: TIER_CHANGE_TEXT.toPremiumPlus, variant: 'default' },
  { tier: 'free', label: TIER_CHANGE_TEXT.toFree, variant: 'outline' },
] as const;

interface TierButtonsProps {
  record: MemberRecord;
  onChanged: (record: MemberRecord) => void;
}

export function TierButtons({ record, onChanged }: TierButtonsProps) {
  const setTier = useSetTier(record.userId);
  return (
    <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
      {buttons.map(({ tier, label, variant }) => (
        <Button
          key={tier}
          variant={variant}
          size="sm"
          busy={setTier.isPending && setTier.variables === tier}
          disabled={setTier.isPending && setTier.variables !== tier}
          onClick={() =>
            setTier.mutate(tier, {
              onSuccess: (changed) => {
                onChanged(changed);
                toast.success(
                  changed.expiryTracking
                    ? TIER_CHANGE_TEXT.updated(TIER_WORDS[changed.tier])
                    : TIER_CHANGE_TEXT.updatedUntracked,
                );
              },
              onError: (error) => toast.error(errorMessage(error, TIER_CHANGE_TEXT.failed)),
            })
          }
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
