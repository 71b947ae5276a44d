import { joinWords } from '../plain-words.ts';
import { type CrisisRule, compileRule, expandPhrase } from './crisis-rule.ts';
import { findRequiredWords } from './required-words.ts';

interface IndexedRule<Kind> {
  kind: Kind;
  list: number;
  definition: CrisisRule;
  requiredBits: number;
  regex?: RegExp;
}

interface IndexEntry {
  startsRules: number[];
  satisfies: number[];
  seenIn: number;
  candidates: readonly number[];
  candidatesFor: number;
}

const newEntry = (): IndexEntry => ({
  startsRules: [],
  satisfies: [],
  seenIn: 0,
  candidates: [],
  candidatesFor: 0,
});

export interface RuleMatch<Kind> {
  kind: Kind;
  list: number;
  matchedText: string;
}

export interface RuleMatcher<Kind> {
  match: (words: readonly string[]) => RuleMatch<Kind> | null;
  /**
   * Preparing all rules at once would block the page, so each step prepares one. `match` works
   * before the last step, only more slowly.
   */
  compileAll: () => Generator<undefined, void>;
  countAttempts: (words: readonly string[]) => number;
}

export function createRuleMatcher<Kind>(
  lists: readonly (readonly [Kind, readonly CrisisRule[]])[],
): RuleMatcher<Kind> {
  const rules: IndexedRule<Kind>[] = lists.flatMap(([kind, ofKind], list) =>
    ofKind.map((definition) => ({ kind, list, definition, requiredBits: 0 })),
  );
  const wordEntries = new Map<string, IndexEntry>();
  const prefixEntries = new Map<string, IndexEntry>();
  const prefixesByLetter: { prefix: string; entry: IndexEntry }[][] = [];
  let indexedCount = 0;
  let messageNumber = 0;
  const satisfiedBits = new Uint8Array(rules.length);
  const startEntries: IndexEntry[] = [];
  const startOffsets: number[] = [];

  function indexNextRule(): void {
    const ruleIndex = indexedCount++;
    const rule = rules[ruleIndex] as IndexedRule<Kind>;
    for (const [position, words] of findRequiredWords(expandPhrase(rule.definition)).entries()) {
      rule.requiredBits |= 1 << position;
      for (const word of words.flatMap(expandNumber)) {
        const entry = entryFor(word);
        if (position === 0) entry.startsRules.push(ruleIndex);
        entry.satisfies.push(ruleIndex, 1 << position);
      }
    }
    if (indexedCount === rules.length) mergePrefixEntries();
  }

  const entryFor = (word: string): IndexEntry =>
    word.endsWith('*')
      ? getOrCreate(prefixEntries, word.slice(0, -1), newEntry)
      : getOrCreate(wordEntries, word, newEntry);

  function mergePrefixEntries(): void {
    for (const [prefix, entry] of [...prefixEntries].sort(([a], [b]) => a.length - b.length)) {
      mergeInto(entry, findPrefixEntry(prefix));
      const code = prefix.charCodeAt(0);
      prefixesByLetter[code] = [{ prefix, entry }, ...(prefixesByLetter[code] ?? [])];
    }
    for (const [word, entry] of wordEntries) mergeInto(entry, findPrefixEntry(word));
  }

  const findPrefixEntry = (word: string): IndexEntry | undefined =>
    prefixesByLetter[word.charCodeAt(0)]?.find(({ prefix }) => word.startsWith(prefix))?.entry;

  function forEachCandidate(
    words: readonly string[],
    onCandidate: (rule: IndexedRule<Kind>, offset: number) => void,
  ): void {
    while (indexedCount < rules.length) indexNextRule();
    messageNumber++;
    satisfiedBits.fill(0);
    let count = 0;
    let offset = 1;
    for (const word of words) {
      const entry = wordEntries.get(word) ?? findPrefixEntry(word);
      if (entry && entry.seenIn !== messageNumber) markSeen(entry);
      if (entry && entry.startsRules.length > 0) {
        startEntries[count] = entry;
        startOffsets[count++] = offset;
      }
      offset += word.length + 1;
    }
    for (let i = 0; i < count; i++) {
      for (const ruleIndex of getCandidates(startEntries[i] as IndexEntry)) {
        onCandidate(rules[ruleIndex] as IndexedRule<Kind>, startOffsets[i] as number);
      }
    }
  }

  const hasAllWords = (ruleIndex: number) =>
    satisfiedBits[ruleIndex] === rules[ruleIndex]?.requiredBits;

  function getCandidates(entry: IndexEntry): readonly number[] {
    if (entry.candidatesFor !== messageNumber) {
      entry.candidatesFor = messageNumber;
      entry.candidates = entry.startsRules.filter(hasAllWords);
    }
    return entry.candidates;
  }

  function markSeen(entry: IndexEntry): void {
    entry.seenIn = messageNumber;
    for (let i = 0; i < entry.satisfies.length; i += 2) {
      const ruleIndex = entry.satisfies[i] as number;
      satisfiedBits[ruleIndex] =
        (satisfiedBits[ruleIndex] as number) | (entry.satisfies[i + 1] as number);
    }
  }

  function matchAt(rule: IndexedRule<Kind>, line: string, offset: number): string | undefined {
    rule.regex ??= compileRule(rule.definition);
    rule.regex.lastIndex = offset;
    return rule.regex.exec(line)?.[0].trim();
  }

  return {
    *compileAll() {
      while (indexedCount < rules.length) {
        indexNextRule();
        yield;
      }
      for (const rule of rules) {
        // Browsers compile a regular expression on its second use, so each rule runs twice here.
        matchAt(rule, ' . ', 1);
        matchAt(rule, ' . ', 1);
        yield;
      }
    },
    match(words) {
      let firstList = lists.length;
      let line = '';
      let found: RuleMatch<Kind> | null = null;
      forEachCandidate(words, (rule, offset) => {
        if (rule.list >= firstList) return;
        line ||= joinWords(words);
        const matchedText = matchAt(rule, line, offset);
        if (matchedText === undefined) return;
        firstList = rule.list;
        found = { kind: rule.kind, list: rule.list, matchedText };
      });
      return found;
    },
    countAttempts(words) {
      let count = 0;
      forEachCandidate(words, () => count++);
      return count;
    },
  };
}

function mergeInto(entry: IndexEntry, other: IndexEntry | undefined): void {
  if (!other) return;
  entry.satisfies.push(...other.satisfies);
  entry.startsRules = [...entry.startsRules, ...other.startsRules].sort((a, b) => a - b);
}

const expandNumber = (word: string) =>
  word === 'NUMBER' ? [...'0123456789'].map((digit) => `${digit}*`) : [word];

function getOrCreate<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const created = create();
  map.set(key, created);
  return created;
}
