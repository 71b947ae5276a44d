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
  /** In which message it was met last, and which of the rules that begin with it can be there. */
  metIn: number;
  tried: readonly number[];
}

const newUse = (): Use => ({ begins: [], needs: [], metIn: 0, tried: [] });

export interface HeardRule<Kind> {
  kind: Kind;
  heard: string;
}

export interface RuleBook<Kind> {
  /** What the rules hear in plain words. */
  hear: (words: string) => HeardRule<Kind> | null;
  /** Makes the expressions, one with each step; what is heard before makes what it needs. */
  makeExpressions: () => Generator<undefined, void>;
  /** How many expressions are tried for that. */
  triesIn: (words: string) => number;
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
  /** Of words of which only the beginning is given, by their first letter. */
  const openUses = new Map<string, { beginning: string; use: Use }[]>();
  let read = 0;
  let message = 0;

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
  }

  function useFor(word: string): Use {
    if (!word.endsWith('*')) return kept(uses, word, newUse);
    const beginning = word.slice(0, -1);
    const open = kept(openUses, beginning.charAt(0), () => []);
    const found = open.find((one) => one.beginning === beginning)?.use;
    if (found) return found;
    const use = newUse();
    open.push({ beginning, use });
    return use;
  }

  function useOf(word: string): Use | undefined {
    const use = uses.get(word);
    const first = word.charAt(0);
    if (!openUses.has(first)) return use;
    const open = (openUses.get(first) ?? []).filter((one) => word.startsWith(one.beginning));
    if (open.length === 0) return use;
    const all = [...(use ? [use] : []), ...open.map((one) => one.use)];
    return {
      ...newUse(),
      begins: all.flatMap(({ begins }) => begins).sort((a, b) => a - b),
      needs: all.flatMap(({ needs }) => needs),
    };
  }

  /** Calls back with each rule whose words are there, at each place where it may begin. */
  function eachTry(words: string, onTry: (rule: Rule<Kind>, place: number) => void): void {
    while (read < rules.length) readNext();
    message++;
    const met = new Uint8Array(rules.length);
    const places: number[] = [];
    const begun: Use[] = [];
    let from = 1;
    for (let to = words.indexOf(' ', from); to > 0; to = words.indexOf(' ', from)) {
      const use = useOf(words.slice(from, to));
      if (use && use.metIn !== message) meet(use, met);
      if (use && use.begins.length > 0) {
        places.push(from);
        begun.push(use);
      }
      from = to + 1;
    }
    const canBe = (number: number) => met[number] === rules[number]?.needs;
    for (const use of new Set(begun)) use.tried = use.begins.filter(canBe);
    for (let i = 0; i < begun.length; i++) {
      for (const number of (begun[i] as Use).tried) {
        onTry(rules[number] as Rule<Kind>, places[i] as number);
      }
    }
  }

  function meet(use: Use, met: Uint8Array): void {
    use.metIn = message;
    for (let i = 0; i < use.needs.length; i += 2) {
      const number = use.needs[i] as number;
      met[number] = (met[number] as number) | (use.needs[i + 1] as number);
    }
  }

  function find(rule: Rule<Kind>, words: string, place: number): string | undefined {
    rule.expression ??= compileRow(rule.row);
    rule.expression.lastIndex = place;
    return rule.expression.exec(words)?.[0].trim();
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
      let found: HeardRule<Kind> | null = null;
      eachTry(words, (rule, place) => {
        if (rule.list >= first) return;
        const heard = find(rule, words, place);
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
