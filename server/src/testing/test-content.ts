import { loadContent } from '../db/seed/load-content.ts';
import type { TestApp } from './test-app.ts';

export async function loadTestContent(t: TestApp, folder?: string): Promise<void> {
  await t.asOwner((tx) => loadContent(tx, t.deps.config.public.links, folder));
}
