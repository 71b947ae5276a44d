import { parseTarHeader, TAR_BLOCK, tarPadding } from '@hearthway/domain/content-desk/tar';
import { ARCHIVE_INDEX, type ArchivedMedia, archiveIndex } from '@hearthway/domain/media/archive';

export interface ArchiveEntry {
  path: string;
  file: Blob;
}

export interface ImportSource {
  texts: ArchiveEntry[];
  media: { item: ArchivedMedia; file: Blob | null }[];
}

const CONTENT_FILE = /(?:^|\/)((?:workshops|offers|resources\/[a-z]+)\/[a-z0-9-]+\.md)$/;
const MAX_ENTRIES = 50_000;
const MAX_INDEX_BYTES = 10_000_000;

/** Only the headers in the archive are read, so that a large archive does not fill the memory. */
export async function listTar(archive: Blob): Promise<ArchiveEntry[]> {
  const entries: ArchiveEntry[] = [];
  for (let at = 0; at + TAR_BLOCK <= archive.size && entries.length < MAX_ENTRIES; ) {
    const header = await archive.slice(at, at + TAR_BLOCK).arrayBuffer();
    const entry = parseTarHeader(new Uint8Array(header));
    if (!entry) break;
    const start = at + TAR_BLOCK;
    const end = start + entry.size;
    if (end > archive.size) throw new Error('the archive is cut off');
    if (entry.isFile) entries.push({ path: entry.path, file: archive.slice(start, end) });
    at = end + tarPadding(entry.size);
  }
  return entries;
}

export async function readSource(files: readonly File[]): Promise<ImportSource> {
  const [first] = files;
  const entries =
    files.length === 1 && first?.name.endsWith('.tar')
      ? await listTar(first)
      : files.map((file) => ({ path: file.webkitRelativePath || file.name, file }));
  const find = (path: string) =>
    entries.find((entry) => entry.path === path || entry.path.endsWith(`/${path}`))?.file ?? null;
  const texts = entries.flatMap(({ path, file }) => {
    const [, content] = CONTENT_FILE.exec(path) ?? [];
    return content ? [{ path: content, file }] : [];
  });
  const index = find(ARCHIVE_INDEX);
  if (!index || index.size > MAX_INDEX_BYTES) return { texts, media: [] };
  const items = archiveIndex.parse(JSON.parse(await index.text()));
  return { texts, media: items.map((item) => ({ item, file: find(item.file) })) };
}
