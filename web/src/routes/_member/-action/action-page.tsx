import { useLocation, useNavigate } from '@tanstack/react-router';
import { SkyHeader } from '../../../brand/scenes/sky-header.tsx';
import { UnsentNotices } from '../../../outbox/unsent-notices.tsx';
import { Page } from '../../../ui/page.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { actionTab, actionTabs } from './action-tab.ts';
import { CoachTab } from './coach-tab.tsx';
import { TodayTab } from './today-tab.tsx';
import { ToolsTab } from './tools-tab.tsx';
import { WeeklyTab } from './weekly-tab.tsx';

const panels = { today: TodayTab, weekly: WeeklyTab, tools: ToolsTab, coach: CoachTab };

export function ActionPage() {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  return (
    <Page className="hub sm:pt-8">
      <UnsentNotices />
      <SkyHeader className="hub-header">
        <h1 className="sm:text-4xl">Action Hub</h1>
        <p className="mt-0.5 sm:text-sm">What to do today and this week</p>
      </SkyHeader>
      <Tabs
        className="hub-tabs relative -mt-6 max-sm:has-data-finish:mt-0"
        value={actionTab(hash)}
        onValueChange={(tab) =>
          void navigate({ to: '/action', hash: tab, hashScrollIntoView: false })
        }
      >
        <TabList aria-label="Action Hub" className="max-sm:flex">
          {actionTabs.map(({ id, label }) => (
            <Tab key={id} value={id} className="max-sm:px-2">
              {label}
            </Tab>
          ))}
        </TabList>
        {actionTabs.map(({ id }) => {
          const Panel = panels[id];
          return (
            <TabPanel key={id} value={id} className="max-sm:mt-3">
              <Panel />
            </TabPanel>
          );
        })}
      </Tabs>
    </Page>
  );
}
