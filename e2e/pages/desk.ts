import { readFileSync } from 'node:fs';
import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import type { Page, Response } from '@playwright/test';
import type { AppServer } from '../app-server.ts';
import { expect } from '../fixtures.ts';
import type { Member } from '../members.ts';

export async function deskApi(
  url: string,
  { session }: Member,
  method: string,
  path: string,
  body?: object,
): Promise<DeskPage> {
  const response = await fetch(`${url}/api/admin/content${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${session.access_token}`,
      'Content-Type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as DeskPage;
}

export const toSaveRequest = (page: DeskPage) => {
  const { title, body, lane, tags, coverUrl, link, minutes, version } = page;
  return { title, body, lane, tags, coverUrl, link, minutes, version };
};

export const publishPage = (url: string, ruth: Member, { id, version }: DeskPage) =>
  deskApi(url, ruth, 'POST', `/${id}/publish`, { version, publishAt: null, reviewHolds: null });

export const waitForPublish = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => response.url().endsWith('/publish'));

export const waitForSave = (page: Page, room: string): Promise<Response> =>
  page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && response.url().includes(`/api/admin/${room}`),
  );

export async function createTwoWorkshops(url: string, ruth: Member): Promise<[DeskPage, DeskPage]> {
  const begin = (name: string) => {
    const title = `${name} ${crypto.randomUUID().slice(0, 8)}`;
    return deskApi(url, ruth, 'POST', '', { kind: 'workshop', title, lane: 'SHJ' });
  };
  return [await begin('Apples'), await begin('Bread')];
}

export const readFilm = (): Buffer => readFileSync(new URL('../media/walk.webm', import.meta.url));

export async function chooseUpload(
  page: Page,
  kind: 'picture' | 'video',
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Choose a ${kind}` });
  const finished = page.waitForResponse(/\/uploads\/.*\/finish$/);
  await dialog.getByLabel(`Upload ${kind}s`).setInputFiles(file);
  expect((await finished).status()).toBe(200);
}

export async function playFilm(page: Page, name: RegExp): Promise<() => Promise<number>> {
  const passed = page.waitForResponse(/\/pass$/);
  await page.getByRole('button', { name }).click();
  expect((await passed).status()).toBe(200);
  const time = () =>
    page.locator('video').evaluate((element) => (element as HTMLVideoElement).currentTime);
  await expect.poll(time, { timeout: 30_000 }).toBeGreaterThan(0);
  return time;
}

/**
 * The workshop becomes the first one of the journey. That would change other tests, so the caller
 * must `hide` it in the end.
 */
export async function checkSchedule(
  page: Page,
  server: Pick<AppServer, 'sql'>,
  { id, slug, title }: DeskPage,
): Promise<{ hide(): Promise<unknown> }> {
  const address = `/shj/workshops/${slug}`;
  const early = page.waitForResponse((response) =>
    response.url().endsWith(`/api/workshops/${slug}`),
  );
  await page.goto(address);
  expect((await early).status()).toBe(404);
  await server.sql(
    `update resources set publish_at = now() - interval '1 minute', "order" = 0 where id = $1`,
    [id],
  );
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return {
    hide: () => server.sql(`update resources set visibility = 'hidden' where id = $1`, [id]),
  };
}
