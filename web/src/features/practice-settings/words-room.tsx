import { PageHeader } from '../../ui/page.tsx';
import { type GroupInfo, SettingsList } from './settings-list.tsx';

const GROUPS: readonly GroupInfo[] = [
  {
    group: 'nudge',
    label: 'Daily nudges',
    about: 'Three for each focus word, in turn, in the evening. Short enough for a notification.',
    sections: 'Focus word',
  },
  {
    group: 'card',
    label: 'Nudge card',
    about:
      'The card at the top of home. Which one somebody sees, and where it leads, is a rule; what it says is yours.',
  },
  {
    group: 'focus',
    label: 'Focus words',
    about:
      'What the twelve words and the surprise are called. Which words there are is fixed: nudges and reminders are kept by them.',
  },
  {
    group: 'gratitude',
    label: 'Gratitude',
    about: 'What members choose from each day. “Something unexpected” is fixed.',
  },
  {
    group: 'reframe',
    label: 'Reframes',
    about: 'In the Calm Kit: a thought as it comes, and another way to see it.',
    sections: 'Feeling',
  },
  {
    group: 'help',
    label: 'Help answers',
    about:
      'What the guide says about the app itself. {product} stands for its name, {premiumPrice} for the price, (link:support) for an address of the practice. Answers to words of crisis are fixed.',
  },
];

export default function WordsRoom() {
  return (
    <>
      <PageHeader
        title="Words"
        intro="What members read. What you change is yours and shows at once; what you leave follows the app. Sentences that a rule of the app fixes are not listed."
      />
      <SettingsList desk="words" groups={GROUPS} />
    </>
  );
}
