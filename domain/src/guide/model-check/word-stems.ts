const IRREGULAR: Readonly<Record<string, string>> = {
  ...{
    said: 'say',
    felt: 'feel',
    slept: 'sleep',
    told: 'tell',
    gave: 'give',
    went: 'go',
    came: 'come',
  },
  ...{ woke: 'wake', woken: 'wake', lost: 'lose', loss: 'lose', spoke: 'speak', spoken: 'speak' },
  ...{
    thought: 'think',
    thoughts: 'think',
    kept: 'keep',
    ate: 'eat',
    eaten: 'eat',
    began: 'begin',
  },
  ...{ children: 'child', kids: 'child', wrote: 'write', written: 'write', broke: 'break' },
  ...{ broken: 'break', grew: 'grow', grown: 'grow', heard: 'hear', meant: 'mean', fell: 'fall' },
  ...{ fallen: 'fall', chose: 'choose', chosen: 'choose', ran: 'run', sat: 'sit', wives: 'wife' },
  ...{ lives: 'life', died: 'die', dying: 'die', dies: 'die', lying: 'lie', tried: 'try' },
  ...{ asleep: 'sleep', awake: 'wake', waking: 'wake', wakings: 'wake', sought: 'seek' },
};
const SUFFIX = /(?:ingly|edly|ings|ing|ied|ies|ed|es|s|ly|ments|ment|ness|ful|er|est|e|y)$/;
const MIN_STEM = 3;
const MAX_STEM = 6;

/** A crude word stem is enough: "apologise", "apologising" and "apology" all become "apolog". */
export function wordStem(word: string): string {
  let stem = IRREGULAR[word] ?? word;
  for (let round = 0; round < 2; round++) {
    const shorter = stem.replace(SUFFIX, '');
    if (shorter.length >= MIN_STEM) stem = shorter;
  }
  return stem.replace(/([bdgmnprt])\1$/, '$1').slice(0, MAX_STEM);
}

export const splitWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘'`]/g, '')
    .match(/[a-z]+|\d+(?:[.,:]\d+)*/g) ?? [];
