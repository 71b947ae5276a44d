import type { ReactNode } from 'react';
import { signOut } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Page, PageHeader, PageSection } from '../../ui/page.tsx';
import { AuditTrail } from './audit-trail.tsx';
import { MembershipCard } from './membership-card.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { PreferencesBoundary } from './preferences-boundary.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SecondStepCards } from './second-step-cards.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SignInCard } from './sign-in-card.tsx';

interface AccountPageProps {
  preferences: ReactNode;
  payments: ReactNode;
}

/** One feature may not import another, so the route passes these sections in. */
export function AccountPage({ preferences, payments }: AccountPageProps) {
  return (
    <Page width="reading">
      <PageHeader title="Account" intro="Your membership, your profile and your data." />
      <div className="mt-8 flex flex-col gap-4">
        <MembershipCard payments={payments} />
        <ProfileCard />
        <div id="preferences">
          <PreferencesBoundary>{preferences}</PreferencesBoundary>
        </div>
      </div>
      <PageSection id="security" title="Security">
        <div className="flex flex-col gap-4">
          <SignInCard />
          <SecondStepCards />
          <SessionsCard />
        </div>
      </PageSection>
      <PageSection id="data" title="Your data">
        <div className="flex flex-col gap-4">
          <OwnDataCard />
          <AuditTrail />
        </div>
      </PageSection>
      <Button
        variant="outline"
        className="mt-10 w-full sm:w-auto"
        onClick={() => void signOut({ next: '/home' })}
      >
        Sign Out
      </Button>
    </Page>
  );
}
