import { breathedWords } from '@hearthway/domain/calm-kit/messages';
import { Link, useLocation } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { BreathingTimer } from '../../../features/calm-kit/breathing-timer.tsx';
import { Reframes } from '../../../features/calm-kit/reframes.tsx';
import { SosTools } from '../../../features/calm-kit/sos-tools.tsx';
import { useCalmKit } from '../../../features/calm-kit/use-calm-kit.ts';
import { useMembership } from '../../../member/me.ts';
import { UnsentNotices } from '../../../outbox/unsent-notices.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../../ui/card.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { LockedTools } from './locked-tools.tsx';

export function CalmKitPage() {
  const { isPremiumActive } = useMembership();
  const hash = useLocation({ select: (location) => location.hash });
  return (
    <Page width="reading">
      <UnsentNotices />
      <Button asChild variant="link" className="mb-3">
        <Link to="/action" hash="tools" hashScrollIntoView={false}>
          <ArrowLeft aria-hidden="true" className="size-4" /> All tools
        </Link>
      </Button>
      <PageHeader title="Calm Kit" intro="For when everything is a bit much." />
      <Tabs className="mt-7" defaultValue={hash === 'sos' ? 'sos' : 'breathe'}>
        <TabList aria-label="Calm Kit" className="max-sm:flex">
          <Tab value="breathe">Breathe</Tab>
          {isPremiumActive && <Tab value="reframe">Reframe</Tab>}
          <Tab value="sos">SOS tools</Tab>
          {!isPremiumActive && <Tab value="reframe">Reframe</Tab>}
        </TabList>
        {isPremiumActive ? <PremiumPanels /> : <SamplePanels />}
        <TabPanel value="sos">
          <Card>
            <CardTitle>SOS tools</CardTitle>
            <CardText className="mb-5">Short ways back to solid ground.</CardText>
            <SosTools />
          </Card>
        </TabPanel>
      </Tabs>
    </Page>
  );
}

function PremiumPanels() {
  const { kit, addBreathing, keepReframe, writeReframe, removeReframe } = useCalmKit();
  return (
    <>
      <TabPanel value="breathe">
        <Card>
          <CardTitle className="mb-3">Breathing timer</CardTitle>
          <BreathingTimer onDone={addBreathing} />
          {kit && <p className="mt-6 text-muted text-sm">{breathedWords(kit.breathing)}</p>}
        </Card>
      </TabPanel>
      <TabPanel value="reframe">
        <Card>
          <CardTitle className="mb-5">Reframes</CardTitle>
          <Reframes
            keptReframes={kit?.keptReframes ?? []}
            ownReframes={kit?.ownReframes ?? []}
            onKeep={keepReframe}
            onWrite={writeReframe}
            onRemove={removeReframe}
          />
        </Card>
      </TabPanel>
    </>
  );
}

function SamplePanels() {
  return (
    <>
      <TabPanel value="breathe">
        <Card>
          <CardTitle className="mb-5">Try one minute</CardTitle>
          <BreathingTimer isSample onDone={() => {}} />
          <p className="mt-5">
            In danger, or not safe with your thoughts?{' '}
            <Link to="/help" className="font-semibold text-danger underline underline-offset-4">
              Get help now
            </Link>
          </p>
        </Card>
        <LockedTools withFree={false} className="mt-5" />
      </TabPanel>
      <TabPanel value="reframe">
        <LockedTools />
      </TabPanel>
    </>
  );
}
