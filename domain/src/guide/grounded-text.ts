const LINK = /!?\[([^[\]]*)\]\(\s*([^()\s]*)[^()]*\)/g;
const REMOVALS: readonly [RegExp, string][] = [
  [LINK, '$1'],
  [/<?(?:https?:\/\/|\bwww\.)[^\s<>)\]]*>?/gi, ''],
  [/<\/?[a-z][^<>]*>/gi, ''],
];

/**
 * Links to pages that the language model was not given become plain text. Square brackets are
 * replaced too, because pieces of a streamed answer could join into a link.
 */
export function removeUnknownLinks(text: string, paths: ReadonlySet<string>): string {
  let kept = '';
  let end = 0;
  for (const { 0: link, 1: words = '', 2: address = '', index } of text.matchAll(LINK)) {
    if (!paths.has(address) || link.startsWith('!')) continue;
    kept += `${stripLinks(text.slice(end, index))}[${stripLinks(words)}](${address})`;
    end = index + link.length;
  }
  return kept + stripLinks(text.slice(end));
}

function stripLinks(text: string): string {
  const plain = REMOVALS.reduce((rest, [pattern, by]) => rest.replaceAll(pattern, by), text);
  return plain === text ? text.replaceAll('[', '(').replaceAll(']', ')') : stripLinks(plain);
}

const REFUSAL =
  /^\W*(?:i['’]?m sorry|i am sorry|sorry\b|i cannot|i can['’]?t|i am (?:unable|not able)|i['’]?m (?:unable|not able)|as an ai|as a language model|unfortunately,? i|i do not have (?:enough )?information)/i;

const isBadStart = (text: string) => REFUSAL.test(text) || letterShare(text) < 0.55;

export function isGrounded(answer: string, passages: readonly string[]): boolean {
  if (answer.trim().length < 20 || isBadStart(answer)) return false;
  const known = new Set(passages.flatMap(contentStems));
  const said = contentStems(answer);
  const shared = said.filter((word) => known.has(word)).length;
  return said.length > 0 && shared / said.length >= 0.4;
}

function letterShare(text: string): number {
  const signs = text.replace(/\s/g, '');
  return signs === '' ? 0 : (signs.match(/\p{L}/gu)?.length ?? 0) / signs.length;
}

const contentStems = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6));
