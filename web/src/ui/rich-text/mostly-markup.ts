const MUCH = 1000;
const SHARE = 0.25;

/**
 * Whether a body is more marks than words, by the thousand. Laying that out could take the page
 * down and would tell nobody anything.
 */
export function isMostlyMarkup(body: string): boolean {
  const marks = body.match(/[<>[\]*_`|~#-]/g)?.length ?? 0;
  return marks > MUCH && marks > body.length * SHARE;
}

/** What there is to read in such a body. */
export const wordsOf = (body: string): string =>
  body
    .replaceAll(/<[^<>]*>|[[\]*_`|~#>-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 20_000)
    .trim();
