const toldIn = (html: string) => /<meta name="hearthway-config" content="([^"]*)"/.exec(html)?.[1];
const builtIn = (html: string) => /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];

/** Of the same build: a shell may not be kept with another build's files. */
export const isSameBuild = (html: string, kept: string): boolean =>
  builtIn(html) !== undefined && builtIn(html) === builtIn(kept);

/** The server tells something else than the kept shell does, such as another number to call. */
export const isToldAnew = (html: string, kept: string): boolean =>
  isSameBuild(html, kept) && toldIn(html) !== undefined && toldIn(html) !== toldIn(kept);
