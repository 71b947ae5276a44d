import type { PublicConfig } from '@hearthway/domain/public-config';

function readConfig(): PublicConfig {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="hearthway-config"]');
  if (!meta) throw new Error('The hearthway-config meta tag is missing from the page');
  return JSON.parse(meta.content) as PublicConfig;
}

export const config = readConfig();

export const ownWord = (key: string, shipped: string): string => config.words[key] ?? shipped;
