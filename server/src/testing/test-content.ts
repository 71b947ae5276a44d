import { loadContent } from '../db/seed/load-content.ts';
import type { TestApp } from './test-app.ts';

/** The shipped content, for tests that read it. */
export async function loadTestContent(t: TestApp, folder?: string): Promise<void> {
  await t.asOwner((tx) => loadContent(tx, t.deps.config.public.links, folder));
}
