const extractConfig = (html: string) =>
  /<meta name="hearthway-config" content="([^"]*)"/.exec(html)?.[1];
const extractEntryScript = (html: string) =>
  /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];

/**
 * The cached page works only with the scripts of its own build. If the script names of two pages
 * are equal, both are from the same build.
 */
export const isSameBuild = (html: string, cached: string): boolean =>
  extractEntryScript(html) !== undefined && extractEntryScript(html) === extractEntryScript(cached);

export const hasNewConfig = (html: string, cached: string): boolean =>
  isSameBuild(html, cached) &&
  extractConfig(html) !== undefined &&
  extractConfig(html) !== extractConfig(cached);
