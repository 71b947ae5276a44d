import { useLocation, useNavigate } from '@tanstack/react-router';
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
    <Page className="pt-4! sm:pt-8!">
      <UnsentNotices />
      <h1 className="font-sans font-semibold text-muted text-sm tracking-normal">Action Hub</h1>
      <Tabs
        className="mt-2"
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
