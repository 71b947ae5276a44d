const MIN_MARKUP = 1000;
const MIN_MARKUP_SHARE = 0.25;

/** Rendering thousands of markup characters with little text could crash the page. */
export function isMostlyMarkup(body: string): boolean {
  const marks = body.match(/[<>[\]*_`|~#-]/g)?.length ?? 0;
  return marks > MIN_MARKUP && marks > body.length * MIN_MARKUP_SHARE;
}

export const extractText = (body: string): string =>
  body
    .replaceAll(/<[^<>]*>|[[\]*_`|~#>-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 20_000)
    .trim();
