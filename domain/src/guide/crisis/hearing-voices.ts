import type { CrisisRule } from './crisis-rule.ts';

export const HEARING_VOICES: readonly CrisisRule[] = [
  {
    phrase: '(hear|hearing|hears|heard) (the |these |those |some |other )?voices',
    unless: ['from|through|outside|upstairs|next|on|coming|in the (hall|street|next|garden|flat)'],
    examples: ['I have been hearing voices for a month'],
    harmless: ['I hear voices from the flat upstairs'],
  },
  {
    phrase: '(have|has|got|are|with) (these |the |many )?voices in (my|his|her|the) head',
    examples: ['she has voices in her head'],
  },
  {
    phrase: 'voices _2 (tell|tells|telling|told|say|saying|command*) (me|him|her|us|them)',
    examples: ['the voices keep telling me that I am bad'],
  },
  {
    phrase: '(dreams|nightmares|visions) and voices',
    examples: ['how do i make the visions and voices stop'],
  },
  {
    phrase: '(see|seeing|sees|hear|hearing|hears) (things|people) that (are not|others do not)',
    examples: ['my son sees things that are not there'],
  },
];
