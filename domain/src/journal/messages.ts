import type { CrisisAnswer } from '../guide/detect-crisis.ts';
import type { Feeling, JournalEntry, JournalTag } from './entry.ts';

export const FEELING_LABELS: Record<Feeling, string> = {
  1: 'Rough',
  2: 'Low',
  3: 'Okay',
  4: 'Good',
  5: 'Great',
};

export const feelingName = ({
  feeling,
  ownFeeling,
}: Pick<JournalEntry, 'feeling' | 'ownFeeling'>): string =>
  ownFeeling?.name ?? FEELING_LABELS[feeling];

export const JOURNAL_TAG_LABELS: Record<JournalTag, string> = {
  sleep: 'Sleep',
  work: 'Work',
  family: 'Family',
  partner: 'Partner',
  friends: 'Friends',
  body: 'Body',
  movement: 'Movement',
  food: 'Food',
  rest: 'Rest',
  outdoors: 'Outdoors',
  money: 'Money',
  alone_time: 'Time alone',
};

export const JOURNAL_MESSAGES = {
  question: 'How are you?',
  hint: 'One tap is enough. Then add words, if you like.',
  title: 'Your journal',
  intro: 'How you felt. Only you can read it.',
  words: 'What’s on your mind? (optional)',
  tags: 'What’s behind it? (optional)',
  done: 'Done',
  undo: 'Undo',
  save: 'Save',
  cancel: 'Cancel',
  edit: 'Edit',
  remove: 'Remove',
  removeForGood: 'Remove this entry for good?',
  keepIt: 'Keep it',
  open: 'Open your journal',
  private: 'Only you can read it. Your insights use it, but offers never do.',
  onThisDay: 'On this day',
  search: 'Search your journal',
  empty: 'Your first tap starts your journal.',
  noMatch: 'Nothing in your journal matches that.',
  noMatchYet: 'Nothing in your newest entries matches that.',
  searchOlder: 'Search older entries',
  showAll: 'Show everything',
  showMore: 'Show more',
  searchNeedsNetwork: 'You’re offline, so this searches only what’s on this device.',
  couldNotLoad: 'We couldn’t load your journal. What you wrote is safe.',
  couldNotSave: 'We couldn’t save your journal entry',
  couldNotSend: 'Something went wrong on our side.',
  careText:
    'If anyone is in danger right now, call emergency services. Your words stay here, with you.',
  helpLink: 'Get help now',
} as const;

export const CARE_OPENINGS: Record<CrisisAnswer, string> = {
  alarm:
    'It sounds as if you or someone else may be in danger. You deserve help from a real person, right now.',
  check:
    'That sounds heavy. If you or the person you’re writing about isn’t safe right now, please reach out.',
  bereaved: 'We’re so sorry you lost someone this way. You don’t have to carry it alone.',
};

export const dayWords = (count: number, feeling: Feeling): string =>
  count === 1
    ? `1 entry: ${FEELING_LABELS[feeling]}`
    : `${count} entries, on average ${FEELING_LABELS[feeling]}`;
