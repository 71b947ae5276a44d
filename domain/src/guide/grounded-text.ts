const LINK = /!?\[([^[\]]*)\]\(\s*([^()\s]*)[^()]*\)/g;
const REMOVALS: readonly [RegExp, string][] = [
  [LINK, '$1'],
  [/<?(?:https?:\/\/|\bwww\.)[^\s<>)\]]*>?/gi, ''],
  [/<\/?[a-z][^<>]*>/gi, ''],
];

/**
 * A model may name the pages it was given and no other address: those become plain words. Outside of
 * the links that stay no square bracket stays either, so that nothing left over can make a link, not
 * even together with what is said before or after it.
 */
export function onlyGivenLinks(text: string, paths: ReadonlySet<string>): string {
  let kept = '';
  let end = 0;
  for (const { 0: link, 1: words = '', 2: address = '', index } of text.matchAll(LINK)) {
    if (!paths.has(address) || link.startsWith('!')) continue;
    kept += `${plainWords(text.slice(end, index))}[${plainWords(words)}](${address})`;
    end = index + link.length;
  }
  return kept + plainWords(text.slice(end));
}

/** Taking one address out can leave another behind, so it is done until nothing is left to take. */
function plainWords(text: string): string {
  const plain = REMOVALS.reduce((rest, [pattern, by]) => rest.replaceAll(pattern, by), text);
  return plain === text ? text.replaceAll('[', '(').replaceAll(']', ')') : plainWords(plain);
}

const REFUSAL =
  /^\W*(?:i['’]?m sorry|i am sorry|sorry\b|i cannot|i can['’]?t|i am (?:unable|not able)|i['’]?m (?:unable|not able)|as an ai|as a language model|unfortunately,? i|i do not have (?:enough )?information)/i;

/** The beginning of an answer that should not be shown: a refusal, or no words at all. */
export const isBadStart = (text: string) => REFUSAL.test(text) || letterShare(text) < 0.55;

/** Whether a model's whole answer can stand: words, made of what the passages say. */
export function isGrounded(answer: string, passages: readonly string[]): boolean {
  if (answer.trim().length < 20 || isBadStart(answer)) return false;
  const known = new Set(passages.flatMap(contentWords));
  const said = contentWords(answer);
  const shared = said.filter((word) => known.has(word)).length;
  return said.length > 0 && shared / said.length >= 0.4;
}

function letterShare(text: string): number {
  const signs = text.replace(/\s/g, '');
  return signs === '' ? 0 : (signs.match(/\p{L}/gu)?.length ?? 0) / signs.length;
}

/** The first letters stand for a word in all its forms. */
const contentWords = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6));
