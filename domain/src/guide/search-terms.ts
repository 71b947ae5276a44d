import { SYNONYMS } from './synonyms.ts';

export interface SearchTerm {
  word: string;
  group: number;
  weight: number;
}

const WORD_WEIGHT = 1;
const SYNONYM_WEIGHT = 0.75;
const MAX_GROUPS = 24;

const STOP_WORDS = new Set(
  `a about after again all always am an and another any anyone anything are aren as ask at away be because been
  before being best better between but by can cannot cant come could day days did didn do does doesn doing
  don done dont down during each ever every everyone everything feel feeling feels few find for from get
  gets getting give given gives hardly actually able around also else even maybe seem seems bit left go goes going good got had has have having he hello help her here hers hey hi him his
  how i if im in into is isn it its ive just keep keeps kind know let like lately little long look lot make makes
  making man many may me mean men might more most much must my myself need never new no nobody not now
  of off often on one only or other our out over own people person please put really right s said same say
  see she should so some someone something sort still stop such t take tell than thank thanks that the their
  them then there these they thing things think this those through time times to today together too
  towards try trying two under until up us use very want wants was way ways we week well were what whats when
  where which while who why will with without woman women wont would yes yet you your`.split(/\s+/),
);

export function searchTerms(question: string): SearchTerm[] {
  const words = question
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘']/g, '')
    .match(/[a-z]+|\d+/g);
  const asked = [...new Set(words ?? [])].filter(
    (word) => word.length > 1 && !STOP_WORDS.has(word),
  );
  return asked.slice(0, MAX_GROUPS).flatMap((word, group) => [
    { word, group, weight: WORD_WEIGHT },
    ...(SYNONYMS.get(word) ?? []).map((meant) => ({
      word: meant,
      group,
      weight: SYNONYM_WEIGHT,
    })),
  ]);
}
