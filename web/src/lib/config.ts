import type { PublicConfig } from '@hearthway/domain/public-config';

function readConfig(): PublicConfig {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="hearthway-config"]');
  if (!meta) throw new Error('The page was served without its configuration.');
  return JSON.parse(meta.content) as PublicConfig;
}

/** What the server wrote into the page about this installation. */
export const config = readConfig();

/** What the practice says in this place, or what was shipped. */
export const ownWord = (key: string, shipped: string): string => config.words[key] ?? shipped;
