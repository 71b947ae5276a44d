import { Link } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import Database from 'lucide-react/icons/database';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { SkyHeader } from '../../brand/scenes/sky-header.tsx';
import { signOut } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { AuditTrail } from './audit-trail.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { FoldedSection } from './folded-section.tsx';
import { MembershipCard } from './membership-card.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { PreferencesBoundary } from './preferences-boundary.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SecondStepCards } from './second-step-cards.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SignInCard } from './sign-in-card.tsx';

const SECTIONS = [
  { hash: 'profile', name: 'Profile', about: 'Your name and gender', icon: UserRound },
  { hash: 'preferences', name: 'Reminders', about: 'When we nudge you, and how', icon: Bell },
  { hash: 'security', name: 'Security', about: 'Sign-in, app lock and devices', icon: ShieldCheck },
  {
    hash: 'data',
    name: 'Your data',
    about: 'Download it, or see who looked at it',
    icon: Database,
  },
] as const;

const COLUMN = 'flex flex-col gap-4 lg:gap-6';

interface AccountPageProps {
  preferences: ReactNode;
  payments: ReactNode;
  appLock: ReactNode;
}

export function AccountPage({ preferences, payments, appLock }: AccountPageProps) {
  return (
    <Page className="lg:pt-10">
      <SkyHeader subject="key" className="sm:pb-14!">
        <h1 className="sm:text-5xl">Account</h1>
        <p className="mt-1 sm:text-lg">Your membership and settings</p>
      </SkyHeader>
      <nav
        aria-label="On this page"
        className="relative -mt-6 grid grid-cols-4 gap-2.5 max-sm:hidden sm:mx-7 lg:flex"
      >
        {SECTIONS.map(({ hash, name, icon: Icon }) => (
          <Link
            key={hash}
            to="/account"
            hash={hash}
            className="flex min-h-12 items-center gap-2.5 rounded-control border border-line bg-surface px-3.5 font-semibold text-sm shadow-card hover:bg-hover"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0 text-teal" />
            {name}
          </Link>
        ))}
      </nav>
      <div className="relative -mt-6 grid items-start gap-4 *:min-w-0 sm:mt-5 lg:mt-8 lg:grid-cols-2 lg:gap-6">
        <div className={COLUMN}>
          <MembershipCard payments={payments} />
          <FoldedSection {...SECTIONS[0]}>
            <ProfileCard />
          </FoldedSection>
          <FoldedSection {...SECTIONS[1]}>
            <PreferencesBoundary>{preferences}</PreferencesBoundary>
          </FoldedSection>
        </div>
        <div className={COLUMN}>
          <FoldedSection {...SECTIONS[2]}>
            <SignInCard />
            <SecondStepCards />
            {appLock}
            <SessionsCard />
          </FoldedSection>
          <FoldedSection {...SECTIONS[3]}>
            <OwnDataCard />
            <AuditTrail />
          </FoldedSection>
        </div>
      </div>
      <p className="mt-6 flex flex-wrap gap-x-6 md:hidden">
        <Button asChild variant="link">
          <Link to="/help">Get help now</Link>
        </Button>
        <Button asChild variant="link">
          <Link to="/terms">Terms & Conditions</Link>
        </Button>
      </p>
      <div className="mt-6 flex flex-col gap-3 border-line border-t pt-6 sm:flex-row sm:items-center sm:justify-between">
        <Button variant="outline" onClick={() => void signOut({ next: '/home' })}>
          Sign Out
        </Button>
        <DeleteAccountDialog />
      </div>
    </Page>
  );
}
