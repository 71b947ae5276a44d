import type { PulseEntry } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { MapCard } from '../../../features/wellness-map/map-card.tsx';
import { SpokeHistory } from '../../../features/wellness-map/spoke-history.tsx';
import { useMedia } from '../../../lib/use-media.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';

const MAP = 'Wellness map';
const WEEKS = 'Week by week';

export function MapAndWeeks({ entries }: { entries: readonly PulseEntry[] }) {
  const isWide = useMedia('(min-width: 1024px)');
  const map = <MapCard entries={entries} title={MAP} />;
  const weeks = <SpokeHistory entries={entries} title={WEEKS} />;
  if (isWide) {
    return (
      <div className="grid grid-cols-2 items-start gap-5">
        {map}
        {weeks}
      </div>
    );
  }
  return (
    <Tabs defaultValue="map">
      <TabList aria-label="Your sliders" className="flex">
        <Tab value="map">{MAP}</Tab>
        <Tab value="weeks">{WEEKS}</Tab>
      </TabList>
      <TabPanel value="map">{map}</TabPanel>
      <TabPanel value="weeks">{weeks}</TabPanel>
    </Tabs>
  );
}
