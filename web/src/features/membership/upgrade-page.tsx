import { Link } from '@tanstack/react-router';
import { OutsideButton } from '../../brand/outside-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { freeIncludes, premiumAdds } from './offer-words.ts';
import { TierCard } from './tier-card.tsx';

export function UpgradePage() {
  return (
    <Page>
      <PageHeader
        title="Choose how far you want to go"
        intro="Start free and stay as long as you like. Premium adds the doing to the knowing."
      />
      <div className="mt-10 grid items-stretch gap-5 lg:grid-cols-3">
        <TierCard
          name="Free"
          text="For finding your feet and building a first habit."
          items={freeIncludes}
          action={
            <Button asChild variant="outline">
              <Link to="/home">Continue with Free</Link>
            </Button>
          }
        />
        <TierCard
          name="Premium"
          text="Everything in Free, and the tools that turn it into a way of living."
          items={premiumAdds}
          highlighted
          action={
            <OutsideButton to="checkout" variant="action">
              Get Premium
            </OutsideButton>
          }
        />
        <TierCard
          name="Premium Plus"
          text="Every Premium door, at the fullest tier of the programme."
          items={premiumAdds}
          action={
            <OutsideButton to="checkout" variant="outlineWarm">
              Get Premium Plus
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
