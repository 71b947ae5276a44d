import type { Page, Route } from '@playwright/test';
import type { AppServer } from '../app-server.ts';
import type { Member } from '../members.ts';

export interface Visit {
  page: Page;
  server: AppServer;
  member: Member;
  other: Member;
}

export interface Row {
  messages: readonly string[];
  how: string;
  where: string;
  reads?: string;
  provoke(visit: Visit): Promise<void>;
}

export const fails = (route: Route) => route.fulfill({ status: 500 });
export const failsWhen = (method: string) => (route: Route) =>
  route.request().method() === method ? fails(route) : route.fallback();
export const answers = (json: object) => (route: Route) => route.fulfill({ json });
export const refuses = (status: number, code: string, title: string) => (route: Route) =>
  route.fulfill({ status, json: { code, title } });
