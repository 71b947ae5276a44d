import { RoomHeader } from '../../desk/room-header.tsx';
import { type GroupInfo, SettingsList } from './settings-list.tsx';

const GROUPS: readonly GroupInfo[] = [
  {
    group: 'nudge',
    label: 'Daily nudges',
    about:
      'There are three for each focus word. Members who chose the word get them in turn, one each evening. Keep each one short enough for a notification.',
    sections: 'Focus word',
  },
  {
    group: 'card',
    label: 'Nudge card',
    about:
      'The card at the top of Home. You can change the words, but not who sees each card or where it links.',
  },
  {
    group: 'focus',
    label: 'Focus words',
    about:
      'The names of the twelve focus words and the surprise. You can’t add or remove any, because nudges and reminders depend on them.',
  },
  {
    group: 'gratitude',
    label: 'Gratitude',
    about: 'What members choose from each day. “Something unexpected” is fixed.',
  },
  {
    group: 'reframe',
    label: 'Reframes',
    about: 'In the Calm Kit: a difficult thought, and another way to see it.',
    sections: 'Feeling',
  },
  {
    group: 'help',
    label: 'Help answers',
    about:
      'What the guide says about the app itself. {product} stands for the app’s name, {premiumPrice} for the price and (link:support) for one of your addresses. Crisis answers are fixed.',
  },
];

export default function WordsRoom() {
  return (
    <>
      <RoomHeader
        title="Words"
        intro="What members read. Your changes show right away, and text you haven’t changed updates with the app. Some text can’t be changed and isn’t listed."
      />
      <SettingsList desk="words" groups={GROUPS} />
    </>
  );
}
