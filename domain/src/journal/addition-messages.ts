import { type Addition, MAX_OWN_FEELINGS, MAX_OWN_PROMPTS, MAX_PROMPT_LENGTH } from './addition.ts';
import type { Feeling } from './entry.ts';
import { FEELING_LABELS } from './messages.ts';
import { type FeelingIcon, MAX_FEELING_NAME_LENGTH } from './own-feeling.ts';

export const FEELING_ICON_LABELS: Record<FeelingIcon, string> = {
  sun: 'Sun',
  cloud: 'Cloud',
  rain: 'Rain',
  wind: 'Wind',
  waves: 'Waves',
  flame: 'Flame',
  lightning: 'Lightning',
  battery: 'Low battery',
  moon: 'Moon',
  sprout: 'Sprout',
  heart: 'Heart',
  feather: 'Feather',
};

export const ADDITION_MESSAGES = {
  open: 'Your feelings and prompts',
  about: 'Add your own feelings to the five faces, and questions you’d like to write about.',
  feelings: 'Your feelings',
  noFeelings: 'None yet. For example “Relieved”, which counts as Good.',
  addFeeling: 'Add a feeling',
  name: 'What do you call it?',
  nameHint: `Up to ${MAX_FEELING_NAME_LENGTH} characters.`,
  countsAs: 'It counts as',
  countsAsHint: 'Your calendar, charts and insights use this face.',
  icon: 'Its picture',
  prompts: 'Your prompts',
  noPrompts: 'None yet. Any you add will appear next to ours in your journal.',
  addPrompt: 'Add a prompt',
  prompt: 'What would you like to be asked?',
  promptHint: `Up to ${MAX_PROMPT_LENGTH} characters.`,
  kept: 'Entries you’ve already written won’t change.',
  needsText: 'Please write something first.',
  hidden: 'Please leave out line breaks and hidden characters.',
  needsFeeling: 'Please choose a face.',
  exists: 'You already have this one.',
  pick: 'Need a question to start?',
  ownFeelings: 'Your own feelings',
  couldNotSave: 'We couldn’t save your change',
  tooMany: {
    feeling: `You can add up to ${MAX_OWN_FEELINGS} feelings. Remove one to add another.`,
    prompt: `You can add up to ${MAX_OWN_PROMPTS} prompts. Remove one to add another.`,
  } satisfies Record<Addition['kind'], string>,
} as const;

export const countsAs = (feeling: Feeling): string => `counts as ${FEELING_LABELS[feeling]}`;
