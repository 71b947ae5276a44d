import { formatDay } from '@hearthway/domain/format';
import { PAYMENTS_TEXT } from '@hearthway/domain/payments/messages';
import type { PaidTier } from '@hearthway/domain/payments/payment-event';
import { Link } from '@tanstack/react-router';
import { OutsideButton } from '../../brand/outside-link.tsx';
import { SkyHeader } from '../../brand/scenes/sky-header.tsx';
import { hasCheckout } from '../../lib/checkout.ts';
import { config } from '../../lib/config.ts';
import { useMe } from '../../member/me.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Page, PageHeader, PageSection } from '../../ui/page.tsx';
import { KeptForYou } from './kept-for-you.tsx';
import { alsoFree } from './offer-words.ts';
import { PlanTable } from './plan-table.tsx';
import { PremiumGlimpse, PremiumScreens } from './premium-screens.tsx';
import { PriceCard } from './price-card.tsx';
import { trialLabel } from './price-words.ts';

/**
 * An external checkout has the same address for all plans, but our own checkout needs to know the
 * plan.
 */
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

interface UpgradePageProps {
  hasLeftCheckout: boolean;
  isPaying: boolean;
}

export function UpgradePage({ hasLeftCheckout, isPaying }: UpgradePageProps) {
  const membership = useMe().data?.membership;
  const { plans } = config;
  const getButtonLabel = (tier: PaidTier, name: string) => {
    const isOwn = membership?.tier === tier;
    if (isPaying) return isOwn ? PAYMENTS_TEXT.manage : `Change to ${name}`;
    if (isOwn) return `Extend ${name}`;
    const { trial } = tier === 'premium' ? plans.premium : plans.premiumPlus;
    return trialLabel(trial) ?? `Get ${name}`;
  };
  const hasEnded = membership?.isPremium && !membership.isPremiumActive;
  const isPlus = membership?.tier === 'premium_plus';
  const showsPlus = plans.premiumPlus.adds.length > 0 || isPlus;
  const top = isPlus
    ? ({ tier: 'premium_plus', name: 'Premium Plus', plan: plans.premiumPlus } as const)
    : ({ tier: 'premium', name: 'Premium', plan: plans.premium } as const);
  const topLabel = getButtonLabel(top.tier, top.name);
  const premiumButton = (
    <OutsideButton to="checkout" variant="action">
      {getButtonLabel('premium', 'Premium')}
    </OutsideButton>
  );
  return (
    <Page>
      {hasLeftCheckout && (
        <Alert className="mb-6" title="You left checkout">
          You weren’t charged, and nothing has changed.
        </Alert>
      )}
      <SkyHeader>
        <PageHeader
          title="Put it into practice"
          intro={
            hasEnded
              ? 'Premium access has ended. Pick it up again whenever you like.'
              : 'Premium turns what you learn into what you do. Everything that’s free stays free.'
          }
        />
      </SkyHeader>
      <div className="relative -mt-6 grid gap-5 sm:mt-6 lg:grid-cols-[minmax(0,9fr)_minmax(0,16fr)]">
        <PriceCard
          name={top.name}
          plan={top.plan}
          status={membership ? toStatus(membership) : null}
          startsTrial={!membership?.isPremium}
          action={isPlus ? <PlusButton>{topLabel}</PlusButton> : premiumButton}
        />
        <PremiumGlimpse />
      </div>
      {hasEnded && <KeptForYou />}
      <PremiumScreens />
      <PageSection title="Free and Premium">
        <PlanTable ownTier={membership?.tier} showsPlus={showsPlus} />
        <p className="mt-4 text-muted text-sm">{alsoFree}</p>
        <div className="mt-6 flex flex-col items-center gap-2 sm:flex-row sm:justify-end sm:gap-5">
          <Button asChild variant="link" className="max-sm:order-last">
            <Link to="/home">{membership ? 'Back to Home' : 'Continue with Free'}</Link>
          </Button>
          {showsPlus && !isPlus && hasCheckout && (
            <PlusButton>{getButtonLabel('premium_plus', 'Premium Plus')}</PlusButton>
          )}
          {!isPlus && hasCheckout && (
            <div className="flex flex-col max-sm:w-full">{premiumButton}</div>
          )}
          {!hasCheckout && (
            <Button asChild variant="outlineWarm" className="max-sm:w-full">
              <a href="#price-title">{membership ? 'Ask about Premium' : 'How to get Premium'}</a>
            </Button>
          )}
        </div>
      </PageSection>
      {hasCheckout && (
        <p className="mt-6 text-muted text-sm">
          You’ll pay on our payment partner’s page, where you’ll see the price again.
        </p>
      )}
    </Page>
  );
}

interface Paid {
  isPremiumActive: boolean;
  premiumExpiresAt: string | null;
}

function toStatus({ isPremiumActive, premiumExpiresAt }: Paid): string | null {
  if (!isPremiumActive) return null;
  return premiumExpiresAt
    ? `You have it until ${formatDay(new Date(premiumExpiresAt))}.`
    : 'You already have it.';
}
