import type { Page, Route } from '@playwright/test';
import type { AppServer } from '../app-server.ts';
import type { Member } from '../members.ts';

export interface Visit {
  page: Page;
  server: AppServer;
  /** Who is signed in on this page. */
  member: Member;
  /** Somebody with premium, for an admin to look up. */
  other: Member;
}

export interface Row {
  /** The sentences of the catalogue that appear. */
  messages: readonly string[];
  how: string;
  where: string;
  /** What is read where a sentence has a gap. */
  reads?: string;
  provoke(visit: Visit): Promise<void>;
}

export const fails = (route: Route) => route.fulfill({ status: 500 });
export const failsWhen = (method: string) => (route: Route) =>
  route.request().method() === method ? fails(route) : route.fallback();
export const answers = (json: object) => (route: Route) => route.fulfill({ json });
export const refuses = (status: number, code: string, title: string) => (route: Route) =>
  route.fulfill({ status, json: { code, title } });
