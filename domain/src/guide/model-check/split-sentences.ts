const LIST_MARK = /^\s*(?:[-*•+–]|\d{1,2}[.)])\s+/;
const LINE_MARK = /^\s*(?:#{1,6}|>)\s+/;
const EMPHASIS = /\*\*|__|(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])|(?<!\w)_(?=\S)|(?<=\S)_(?!\w)/g;
const EMOJI = /\p{Extended_Pictographic}\uFE0F?/gu;
const SENTENCE_END = /[.!?…]["'”’)]*$/;
/**
 * A sentence may continue after a quotation, as in `"Why?" he asked`, so after a closing quotation
 * mark only a capital letter begins a new one.
 */
const BOUNDARY = /(?<=[.!?…])\s+|(?<=[.!?…]["'”’)]+)\s+(?=["“'‘([]*[\p{Lu}\d])/u;
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|dr|mr|mrs|ms|st|approx)\.$/i;

export function splitSentences(text: string): string[] {
  return text
    .replaceAll(EMOJI, '')
    .split(/\n+/)
    .flatMap((line) => {
      const isItem = LIST_MARK.test(line);
      const prose = line
        .replace(LIST_MARK, '')
        .replace(LINE_MARK, '')
        .replaceAll(EMPHASIS, '')
        .trim();
      if (prose === '') return [];
      return splitLine(isItem && !SENTENCE_END.test(prose) ? `${prose}.` : prose);
    });
}

function splitLine(line: string): string[] {
  const found: string[] = [];
  let open = '';
  for (const part of line.split(BOUNDARY)) {
    open = open ? `${open} ${part}` : part;
    if (ABBREVIATION.test(open)) continue;
    found.push(open);
    open = '';
  }
  if (open) found.push(open);
  return found.map((sentence) => sentence.trim()).filter((sentence) => SENTENCE_END.test(sentence));
}
