import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Call } from '../db/call.ts';
import { ROUTE_ACCESS, type RouteAccess } from './access.ts';
import type { MemberEnv } from './app-env.ts';

const nothing = () => Promise.resolve();

const ROLE_CHECKS: Partial<Record<RouteAccess, (call: Call) => Promise<void>>> = {
  admin: ({ db, who }) => db.asAdmin(who, nothing),
  editor: ({ db, who }) => db.asEditor(who, nothing),
  front_desk: ({ db, who }) => db.asFrontDesk(who, nothing),
};

/**
 * Members without the desk role get a 403 for invalid requests too. For valid requests, the
 * handlers check the role.
 */
export const deskGuard = createMiddleware<MemberEnv>(async (c, next) => {
  await next();
  if (![400, 413, 415].includes(c.res.status)) return;
  for (const { path } of matchedRoutes(c)) {
    const checkRole = ROLE_CHECKS[ROUTE_ACCESS[`${c.req.method} ${path}`] ?? 'public'];
    if (checkRole) return checkRole(c.var.call);
  }
});
