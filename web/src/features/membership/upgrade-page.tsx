import { PAYMENTS_TEXT } from '@hearthway/domain/payments/messages';
import type { PaidTier } from '@hearthway/domain/payments/payment-event';
import { Link } from '@tanstack/react-router';
import { OutsideButton } from '../../brand/outside-link.tsx';
import { config } from '../../lib/config.ts';
import { useMe } from '../../member/me.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { InsidePremium } from './inside-premium.tsx';
import { KeptForYou } from './kept-for-you.tsx';
import { freeIncludes } from './offer-words.ts';
import { premiumLines } from './premium-lines.tsx';
import { TierCard } from './tier-card.tsx';

/** An external checkout has one URL for all plans; our own checkout page needs the plan. */
function PlusButton({ children }: { children: string }) {
  return config.takesPayments ? (
    <Button asChild variant="outlineWarm">
      <Link to="/checkout" search={{ plan: 'premium_plus' }}>
        {children}
      </Link>
    </Button>
  ) : (
    <OutsideButton to="checkout" variant="outlineWarm">
      {children}
    </OutsideButton>
  );
}

export function UpgradePage({
  hasLeftCheckout,
  isPaying,
}: {
  hasLeftCheckout: boolean;
  isPaying: boolean;
}) {
  const membership = useMe().data?.membership;
  /** Members with a running subscription manage it with the payment provider. */
  const getButtonLabel = (tier: PaidTier, name: string) => {
    const isOwn = membership?.tier === tier;
    if (isPaying) return isOwn ? PAYMENTS_TEXT.manage : `Change to ${name}`;
    return isOwn ? `Extend ${name}` : `Get ${name}`;
  };
  const hasEnded = membership?.isPremium && !membership.isPremiumActive;
  const { plans } = config;
  // Premium Plus is not offered if it adds nothing to Premium, unless the member has it.
  const showsPlus = plans.premiumPlus.adds.length > 0 || membership?.tier === 'premium_plus';
  return (
    <Page>
      <PageHeader
        title="Choose how far you want to go"
        intro="Start free and stay as long as you like. Premium helps you put what you learn into practice."
      />
      {hasLeftCheckout && (
        <Alert className="mt-6" title="You left checkout">
          Nothing was paid, and nothing has changed. Everything here stays open to you.
        </Alert>
      )}
      {hasEnded && (
        <KeptForYou plan={membership.tier === 'premium_plus' ? 'Premium Plus' : 'Premium'} />
      )}
      <div className="mt-10 grid items-stretch gap-5 lg:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
        <TierCard
          name="Free"
          isOwn={membership?.tier === 'free'}
          text="For finding your feet and building a first habit."
          items={freeIncludes}
          action={
            <Button asChild variant="outline">
              <Link to="/home">{membership ? 'Back to Home' : 'Continue with Free'}</Link>
            </Button>
          }
        />
        <TierCard
          name="Premium"
          isOwn={membership?.tier === 'premium'}
          text="The tools that turn what you know into a way of living."
          items={['Everything in Free', ...premiumLines]}
          plan={plans.premium}
          highlighted
          action={
            !(hasEnded && membership.tier === 'premium') && (
              <OutsideButton to="checkout" variant={hasEnded ? 'outlineWarm' : 'action'}>
                {getButtonLabel('premium', 'Premium')}
              </OutsideButton>
            )
          }
        />
        {showsPlus && (
          <TierCard
            name="Premium Plus"
            isOwn={membership?.tier === 'premium_plus'}
            text="All of Premium, and more of us."
            items={['Everything in Premium', ...plans.premiumPlus.adds]}
            plan={plans.premiumPlus}
            action={
              !(hasEnded && membership.tier === 'premium_plus') && (
                <PlusButton>{getButtonLabel('premium_plus', 'Premium Plus')}</PlusButton>
              )
            }
          />
        )}
      </div>
      <p className="mt-6 text-muted text-sm">
        Checkout happens on our payment partner’s page. Prices are shown there before you pay.
      </p>
      <InsidePremium />
    </Page>
  );
}
