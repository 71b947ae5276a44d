export function findRequiredWords(phrase: string): string[][] {
  const lists: string[][] = [];
  let at = 0;
  const isChoice = withoutBrackets(phrase).includes('|');
  while (at < phrase.length) {
    const words = new Set<string>();
    const ends = isChoice ? readChoices([''], words) : readPiece(words);
    for (const word of ends) words.add(word);
    at++;
    if (!words.has('')) lists.push([...words]);
  }
  return lists;

  function readPiece(words: Set<string>): string[] {
    if (/^_\d( |$)/.test(phrase.slice(at, at + 3))) {
      at += 2;
      return [''];
    }
    let prefixes = [''];
    while (at < phrase.length && (phrase[at] !== ' ' || phrase[at + 1] === '?')) {
      prefixes = readItem(prefixes, words);
      if (lists.length > 0 && prefixes.length === 1 && prefixes[0] === '') words.clear();
    }
    return prefixes;
  }

  function readChoices(given: string[], words: Set<string>): string[] {
    const ends: string[] = [];
    let prefixes = given;
    for (; at < phrase.length && phrase[at] !== ')'; ) {
      if (phrase[at] === '|') {
        at++;
        ends.push(...prefixes);
        prefixes = given;
      } else prefixes = readItem(prefixes, words);
    }
    return [...ends, ...prefixes];
  }

  function readItem(given: string[], words: Set<string>): string[] {
    let prefixes: string[] = [];
    if (phrase[at] === '(') {
      at++;
      prefixes = readChoices(given, words);
    } else if (phrase[at] === ' ') {
      for (const word of given) words.add(word);
    } else {
      LETTERS.lastIndex = at;
      const letters = LETTERS.exec(phrase)?.[0] ?? '';
      at += letters.length - 1;
      prefixes = given.map((word) => word + letters);
    }
    const isBracket = phrase[at++] === ')';
    if (phrase[at] !== '?' && !(isBracket && phrase[at] === '*')) return prefixes;
    at++;
    return [...prefixes, ...given];
  }
}

const LETTERS = /[^ ()|?](?:[^ ()|?](?!\?))*/y;

function withoutBrackets(phrase: string): string {
  const outer = phrase.replace(/\([^()]*\)/g, '');
  return outer === phrase ? phrase : withoutBrackets(outer);
}
