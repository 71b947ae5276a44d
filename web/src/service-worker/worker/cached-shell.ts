const extractConfig = (html: string) =>
  /<meta name="hearthway-config" content="([^"]*)"/.exec(html)?.[1];
const extractEntryScript = (html: string) =>
  /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];

/** A cached shell must only be used with the files of its own build. */
export const isSameBuild = (html: string, cached: string): boolean =>
  extractEntryScript(html) !== undefined && extractEntryScript(html) === extractEntryScript(cached);

/**
 * Whether the server's page has a different configuration (such as a new phone number) than the
 * cached shell of the same build.
 */
export const hasNewConfig = (html: string, cached: string): boolean =>
  isSameBuild(html, cached) &&
  extractConfig(html) !== undefined &&
  extractConfig(html) !== extractConfig(cached);
