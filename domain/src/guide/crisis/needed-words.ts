/**
 * Which words a phrase of the crisis rules cannot do without: one of each list stands in every text
 * that has the phrase, and one of the first list at its beginning. `x*` is any word that begins so.
 */
export function neededWords(phrase: string): string[][] {
  const lists: string[][] = [];
  let at = 0;
  // A choice between whole phrases has nothing but their beginnings in common.
  const isChoice = withoutBrackets(phrase).includes('|');
  while (at < phrase.length) {
    const words = new Set<string>();
    const ends = isChoice ? readChoices([''], words) : readPiece(words);
    for (const word of ends) words.add(word);
    at++;
    if (!words.has('')) lists.push([...words]);
  }
  return lists;

  /** Up to a space that no bracket holds: every text has a word's beginning there. */
  function readPiece(words: Set<string>): string[] {
    if (/^_\d( |$)/.test(phrase.slice(at, at + 3))) {
      at += 2;
      return [''];
    }
    let open = [''];
    while (at < phrase.length && (phrase[at] !== ' ' || phrase[at + 1] === '?')) {
      open = readItem(open, words);
      // Whatever was said so far may be absent and would be words of its own: it begins here as well.
      if (lists.length > 0 && open.length === 1 && open[0] === '') words.clear();
    }
    return open;
  }

  /** What beginnings of a word become by reading on to the end of a bracket. */
  function readChoices(beginnings: string[], words: Set<string>): string[] {
    const ends: string[] = [];
    let open = beginnings;
    for (; at < phrase.length && phrase[at] !== ')'; ) {
      if (phrase[at] === '|') {
        at++;
        ends.push(...open);
        open = beginnings;
      } else open = readItem(open, words);
    }
    return [...ends, ...open];
  }

  /** By a letter or a bracket, with a sign that it may be absent; a space ends them as `words`. */
  function readItem(beginnings: string[], words: Set<string>): string[] {
    let open: string[] = [];
    if (phrase[at] === '(') {
      at++;
      open = readChoices(beginnings, words);
    } else if (phrase[at] === ' ') {
      for (const word of beginnings) words.add(word);
    } else {
      LETTERS.lastIndex = at;
      const letters = LETTERS.exec(phrase)?.[0] ?? '';
      at += letters.length - 1;
      open = beginnings.map((word) => word + letters);
    }
    const isBracket = phrase[at++] === ')';
    if (phrase[at] !== '?' && !(isBracket && phrase[at] === '*')) return open;
    at++;
    return [...open, ...beginnings];
  }
}

/** As many as are there together: one that may be absent stands by itself. */
const LETTERS = /[^ ()|?](?:[^ ()|?](?!\?))*/y;

function withoutBrackets(phrase: string): string {
  const outer = phrase.replace(/\([^()]*\)/g, '');
  return outer === phrase ? phrase : withoutBrackets(outer);
}
