import type { LogoIcon } from '@hearthway/domain/media/logo-icons';
import { type MediaStore, readWhole } from '../../ports/media-store.ts';
import { makeIcons } from './make-picture.ts';
import { iconKey, pictureKey } from './store-keys.ts';

export async function readLogoIcon(
  store: MediaStore,
  { id, width }: { id: string; width: number },
  icon: LogoIcon,
): Promise<Buffer | null> {
  const known = await readWhole(store, iconKey(id, icon));
  if (known) return known;
  const source = await readWhole(store, pictureKey(id, width, 'webp'));
  if (!source) return null;
  await makeIcons(store, { id, source });
  return readWhole(store, iconKey(id, icon));
}
