import { type ComponentProps, type ReactNode, useState } from 'react';
import { storage } from '../../../lib/storage.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { FilmPlayer } from './film-player.tsx';

const PREFERRED = 'hearthway.films.preferred';

type OwnFilm = Omit<ComponentProps<typeof FilmPlayer>, 'onRead'>;

interface WatchOrReadProps {
  watch: OwnFilm | ReactNode;
  read: ReactNode;
  label: string;
}

const isFilm = (watch: WatchOrReadProps['watch']): watch is OwnFilm =>
  typeof watch === 'object' && watch !== null && 'filmKey' in watch;

export function WatchOrRead({ watch, read, label }: WatchOrReadProps) {
  const [tab, setTab] = useState(() => (storage.get(PREFERRED) === 'read' ? 'read' : 'watch'));
  function choose(next: string) {
    setTab(next);
    storage.set(PREFERRED, next);
  }
  return (
    <Tabs value={tab} onValueChange={choose}>
      <TabList aria-label={label} isPlain>
        <Tab isPlain value="watch">
          Watch
        </Tab>
        <Tab isPlain value="read">
          Read
        </Tab>
      </TabList>
      <TabPanel value="watch" className="mt-1!">
        {isFilm(watch) ? <FilmPlayer {...watch} onRead={() => choose('read')} /> : watch}
      </TabPanel>
      <TabPanel value="read" className="mt-2!">
        {read}
      </TabPanel>
    </Tabs>
  );
}
