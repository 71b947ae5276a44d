const extractConfig = (html: string) =>
  /<meta name="hearthway-config" content="([^"]*)"/.exec(html)?.[1];
const extractEntryScript = (html: string) =>
  /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];

/**
 * A cached app shell works only with the files of its own build, which its script names identify.
 */
export const isSameBuild = (html: string, cached: string): boolean =>
  extractEntryScript(html) !== undefined && extractEntryScript(html) === extractEntryScript(cached);

export const hasNewConfig = (html: string, cached: string): boolean =>
  isSameBuild(html, cached) &&
  extractConfig(html) !== undefined &&
  extractConfig(html) !== extractConfig(cached);
