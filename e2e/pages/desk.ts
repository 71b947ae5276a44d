import type { DeskPage } from '@hearthway/domain/content-desk/contract';
import type { Page, Response } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { Member } from '../members.ts';

/** A page of content by the desk's own routes, for arranging. */
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

/** The same page as a request to save it. */
export const asSaved = (page: DeskPage) => {
  const { title, body, lane, tags, coverUrl, link, minutes, version, state, publishAt } = page;
  return { title, body, lane, tags, coverUrl, link, minutes, version, state, publishAt };
};

/** The answer to the next save under this part of the desk. */
export const savedUnder = (page: Page, room: string): Promise<Response> =>
  page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && response.url().includes(`/api/admin/${room}`),
  );

/** Two drafts at the end of the journey, where no other test looks. */
export async function twoWorkshops(url: string, ruth: Member): Promise<[DeskPage, DeskPage]> {
  const begin = (name: string) => {
    const title = `${name} ${crypto.randomUUID().slice(0, 8)}`;
    return deskApi(url, ruth, 'POST', '', { kind: 'workshop', title, lane: 'SHJ' });
  };
  return [await begin('Apples'), await begin('Bread')];
}
