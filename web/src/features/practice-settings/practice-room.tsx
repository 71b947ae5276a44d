import { RoomHeader } from '../../desk/room-header.tsx';
import { MissingInRoom } from './missing-settings.tsx';
import { type GroupInfo, SettingsList } from './settings-list.tsx';

const GROUPS: readonly GroupInfo[] = [
  {
    group: 'practice',
    label: 'Name and logo',
    about:
      'The name appears in the header, on the sign-in page, in the terms, in emails and on home screens. The logo appears in the header, on the sign-in page and while the app opens.',
  },
  {
    group: 'link',
    label: 'Addresses',
    about:
      'Pages outside the app that buttons open. If you change an address, offers that use it change too.',
    sections: 'Where to',
  },
  {
    group: 'contact',
    label: 'Help in a crisis',
    about:
      'Who members can reach from the help page and when they mention a crisis, by country. Call every number yourself before you save it. The sentences around them are fixed.',
    sections: 'Country',
  },
];

export default function PracticeRoom() {
  return (
    <>
      <RoomHeader
        title="Settings"
        intro="Who you are to your members, and how they reach you. Changes show on the next page someone opens."
      />
      <MissingInRoom room="practice" />
      <SettingsList desk="practice" groups={GROUPS} />
    </>
  );
}
