/** A model may name the pages it was given and no other address: those become plain words. */
export function onlyGivenLinks(text: string, paths: ReadonlySet<string>): string {
  return text
    .replace(/!?\[([^[\]]*)\]\(\s*([^()\s]*)[^()]*\)/g, (link, words: string, address: string) =>
      paths.has(address) && !link.startsWith('!') ? `[${words}](${address})` : words,
    )
    .replace(/<?\b(?:https?:\/\/|www\.)[^\s<>)\]]*>?/gi, '')
    .replace(/<\/?[a-z][^<>]*>/gi, '');
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
