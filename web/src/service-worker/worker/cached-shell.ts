const extractConfig = (html: string) =>
  /<meta name="hearthway-config" content="([^"]*)"/.exec(html)?.[1];
const extractEntryScript = (html: string) =>
  /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];

/**
 * Whether two pages belong to the same build. A cached app shell works only with the files of its
 * own build.
 */
export const isSameBuild = (html: string, cached: string): boolean =>
  extractEntryScript(html) !== undefined && extractEntryScript(html) === extractEntryScript(cached);

/**
 * Whether the server's page has a newer configuration than the cached app shell of the same build,
 * for example a new phone number.
 */
export const hasNewConfig = (html: string, cached: string): boolean =>
  isSameBuild(html, cached) &&
  extractConfig(html) !== undefined &&
  extractConfig(html) !== extractConfig(cached);
