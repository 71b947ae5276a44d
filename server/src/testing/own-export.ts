import { strFromU8, unzipSync } from 'fflate';
import type { SignedInMember } from './factories.ts';
import type { TestApp } from './test-app.ts';

export async function downloadExport(
  t: TestApp,
  { headers }: Pick<SignedInMember, 'headers'>,
): Promise<Record<string, string>> {
  const asked = await t.app.request('/api/account/export', { method: 'POST', headers });
  if (asked.status !== 200) throw new Error(`asking for an export answered ${asked.status}`);
  await t.deps.jobs.drain();
  const response = await t.app.request('/api/account/export/file', { headers });
  if (response.status !== 200) throw new Error(`the download answered ${response.status}`);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}
