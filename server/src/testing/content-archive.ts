import { parseTarHeader, TAR_BLOCK, tarPadding } from '@hearthway/domain/content-desk/tar';
import type { SignedInMember } from './factories.ts';
import type { TestApp } from './test-app.ts';

export async function exportArchive(
  { app }: Pick<TestApp, 'app'>,
  { headers }: Pick<SignedInMember, 'headers'>,
): Promise<Map<string, Buffer>> {
  const response = await app.request('/api/admin/content/files', { headers });
  if (response.headers.get('content-type') !== 'application/x-tar') {
    throw new Error(`the export answered ${response.status}`);
  }
  const archive = Buffer.from(await response.arrayBuffer());
  const files = new Map<string, Buffer>();
  for (let at = 0; ; ) {
    const entry = parseTarHeader(archive.subarray(at, at + TAR_BLOCK));
    if (!entry) return files;
    at += TAR_BLOCK;
    files.set(entry.path, archive.subarray(at, at + entry.size));
    at += entry.size + tarPadding(entry.size);
  }
}
