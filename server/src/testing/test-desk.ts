import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTENT_FOLDER } from '../db/seed/content-files.ts';
import { makeAdmin } from './api.ts';
import { type SignedInMember, signUpMember } from './factories.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { loadTestContent } from './test-content.ts';

export interface TestDesk {
  t: TestApp;
  ruth: SignedInMember;
  rewrite(path: string, from: RegExp, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  load(): Promise<void>;
  close(): Promise<void>;
}

export async function openTestDesk(): Promise<TestDesk> {
  const t = await createTestApp({ now: new Date() });
  const ruth = await signUpMember(t);
  await makeAdmin(t, ruth);
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-content-'));
  await cp(CONTENT_FOLDER, folder, { recursive: true });
  const load = () => loadTestContent(t, folder);
  await load();
  return {
    t,
    ruth,
    load,
    async rewrite(path, from, to) {
      const file = join(folder, path);
      const text = await readFile(file, 'utf8');
      if (!from.test(text)) throw new Error(`${path} does not hold ${from}`);
      await writeFile(file, text.replace(from, to));
    },
    remove: (path) => rm(join(folder, path)),
    async close() {
      await t.close();
      await rm(folder, { recursive: true });
    },
  };
}
