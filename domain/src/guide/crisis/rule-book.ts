import { inOneLine } from '../plain-words.ts';
import { type CrisisRow, compileRow, phraseOf } from './crisis-row.ts';
import { neededWords } from './needed-words.ts';

interface Rule<Kind> {
  kind: Kind;
  /** Which list of rows it stands in: what an earlier one has is heard before it. */
  list: number;
  row: CrisisRow;
  /** A bit for each kind of word that it needs. */
  needs: number;
  /** Made when it is tried first: most never are. */
  expression?: RegExp;
}

/** What a word is good for. */
interface Use {
  /** The numbers of the rules that may begin with it, lowest first. */
  begins: number[];
  /** The number of each rule that needs it, followed by the bit of that need. */
  needs: number[];
  /** In which message it was met last. */
  metIn: number;
  /** Which of the rules that begin with it can be in a message, and in which. */
  tried: readonly number[];
  triedIn: number;
}

const newUse = (): Use => ({ begins: [], needs: [], metIn: 0, tried: [], triedIn: 0 });

export interface HeardRule<Kind> {
  kind: Kind;
  heard: string;
}

export interface RuleBook<Kind> {
  /** What the rules hear in plain words. */
  hear: (words: readonly string[]) => HeardRule<Kind> | null;
  /** Makes the expressions, one with each step; what is heard before makes what it needs. */
  makeExpressions: () => Generator<undefined, void>;
  /** How many expressions are tried for that. */
  triesIn: (words: readonly string[]) => number;
}

/**
 * The rows of the crisis rules, found by the words they cannot do without. Hardly anything that
 * people write has all that a row needs, so few are tried, and those only where they may begin.
 */
export function createRuleBook<Kind>(
  lists: readonly (readonly [Kind, readonly CrisisRow[]])[],
): RuleBook<Kind> {
  const rules: Rule<Kind>[] = lists.flatMap(([kind, rows], list) =>
    rows.map((row) => ({ kind, list, row, needs: 0 })),
  );
  const uses = new Map<string, Use>();
  /** Of words of which only the beginning is given. */
  const openUses = new Map<string, Use>();
  /** The same by the code of their first letter, the longest first: once everything is read. */
  const byLetter: { beginning: string; use: Use }[][] = [];
  let read = 0;
  /** Of one message after the other, in the same room: which needs are met, and what begins where. */
  let message = 0;
  const met = new Uint8Array(rules.length);
  const begun: Use[] = [];
  const places: number[] = [];

  function readNext(): void {
    const number = read++;
    const rule = rules[number] as Rule<Kind>;
    for (const [place, words] of neededWords(phraseOf(rule.row)).entries()) {
      rule.needs |= 1 << place;
      for (const word of words.flatMap(asBeginnings)) {
        const use = useFor(word);
        if (place === 0) use.begins.push(number);
        use.needs.push(number, 1 << place);
      }
    }
    if (read === rules.length) addOpenUses();
  }

  const useFor = (word: string): Use =>
    word.endsWith('*') ? kept(openUses, word.slice(0, -1), newUse) : kept(uses, word, newUse);

  /** A word is good for what all are that begin like it, too. */
  function addOpenUses(): void {
    for (const [beginning, use] of [...openUses].sort(([a], [b]) => a.length - b.length)) {
      addTo(use, openUse(beginning));
      const code = beginning.charCodeAt(0);
      byLetter[code] = [{ beginning, use }, ...(byLetter[code] ?? [])];
    }
    for (const [word, use] of uses) addTo(use, openUse(word));
  }

  const openUse = (word: string): Use | undefined =>
    byLetter[word.charCodeAt(0)]?.find(({ beginning }) => word.startsWith(beginning))?.use;

  /** Calls back with each rule whose words are there, at each place where it may begin. */
  function eachTry(
    words: readonly string[],
    onTry: (rule: Rule<Kind>, place: number) => void,
  ): void {
    while (read < rules.length) readNext();
    message++;
    met.fill(0);
    let count = 0;
    let place = 1;
    for (const word of words) {
      const use = uses.get(word) ?? openUse(word);
      if (use && use.metIn !== message) meet(use);
      if (use && use.begins.length > 0) {
        begun[count] = use;
        places[count++] = place;
      }
      place += word.length + 1;
    }
    for (let i = 0; i < count; i++) {
      for (const number of triedFrom(begun[i] as Use)) {
        onTry(rules[number] as Rule<Kind>, places[i] as number);
      }
    }
  }

  const canBe = (number: number) => met[number] === rules[number]?.needs;

  /** Which of its rules can be there, once the whole message is known. */
  function triedFrom(use: Use): readonly number[] {
    if (use.triedIn !== message) {
      use.triedIn = message;
      use.tried = use.begins.filter(canBe);
    }
    return use.tried;
  }

  function meet(use: Use): void {
    use.metIn = message;
    for (let i = 0; i < use.needs.length; i += 2) {
      const number = use.needs[i] as number;
      met[number] = (met[number] as number) | (use.needs[i + 1] as number);
    }
  }

  function find(rule: Rule<Kind>, line: string, place: number): string | undefined {
    rule.expression ??= compileRow(rule.row);
    rule.expression.lastIndex = place;
    return rule.expression.exec(line)?.[0].trim();
  }

  return {
    *makeExpressions() {
      while (read < rules.length) {
        readNext();
        yield;
      }
      for (const rule of rules) {
        // Browsers compile what is used twice.
        find(rule, ' . ', 1);
        find(rule, ' . ', 1);
        yield;
      }
    },
    hear(words) {
      let first = lists.length;
      let line = '';
      let found: HeardRule<Kind> | null = null;
      eachTry(words, (rule, place) => {
        if (rule.list >= first) return;
        line ||= inOneLine(words);
        const heard = find(rule, line, place);
        if (heard === undefined) return;
        first = rule.list;
        found = { kind: rule.kind, heard };
      });
      return found;
    },
    triesIn(words) {
      let count = 0;
      eachTry(words, () => count++);
      return count;
    },
  };
}

function addTo(use: Use, more: Use | undefined): void {
  if (!more) return;
  use.needs.push(...more.needs);
  use.begins = [...use.begins, ...more.begins].sort((a, b) => a - b);
}

/** Any number may stand where a row says `NUMBER`. */
const asBeginnings = (word: string) =>
  word === 'NUMBER' ? [...'0123456789'].map((digit) => `${digit}*`) : [word];

function kept<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
