import { Link } from '@tanstack/react-router';
import { OutsideButton } from '../../brand/outside-link.tsx';
import { useMe } from '../../member/me.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { freeIncludes, premiumAdds } from './offer-words.ts';
import { TierCard } from './tier-card.tsx';

export function UpgradePage() {
  const membership = useMe().data?.membership;
  return (
    <Page>
      <PageHeader
        title="Choose how far you want to go"
        intro="Start free and stay as long as you like. Premium adds the doing to the knowing."
      />
      {membership?.isPremium && !membership.isPremiumActive && (
        <Alert tone="warning" className="mt-8">
          Premium access has ended. Everything you recorded is still here, and opens again with
          Premium.
        </Alert>
      )}
      <div className="mt-10 grid items-stretch gap-5 lg:grid-cols-3">
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
          items={['Everything in Free', ...premiumAdds]}
          highlighted
          action={
            <OutsideButton to="checkout" variant="action">
              {membership?.tier === 'premium' ? 'Extend Premium' : 'Get Premium'}
            </OutsideButton>
          }
        />
        <TierCard
          name="Premium Plus"
          isOwn={membership?.tier === 'premium_plus'}
          text="Every Premium door, at the fullest tier of the programme."
          items={['Everything in Free', ...premiumAdds]}
          action={
            <OutsideButton to="checkout" variant="outlineWarm">
              {membership?.tier === 'premium_plus' ? 'Extend Premium Plus' : 'Get Premium Plus'}
            </OutsideButton>
          }
        />
      </div>
      <p className="mt-6 text-muted text-sm">
        Checkout happens on our payment partner’s page. Prices are shown there before you pay.
      </p>
    </Page>
  );
}
