import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Call } from '../db/call.ts';
import { ROUTE_ACCESS, type RouteAccess } from './access.ts';
import type { MemberEnv } from './app-env.ts';

const nothing = () => Promise.resolve();

const DOORS: Partial<Record<RouteAccess, (call: Call) => Promise<void>>> = {
  admin: ({ db, who }) => db.asAdmin(who, nothing),
  editor: ({ db, who }) => db.asEditor(who, nothing),
  front_desk: ({ db, who }) => db.asFrontDesk(who, nothing),
};

/**
 * Whoever has no place at a desk hears that and nothing else, whatever they sent. The verbs check it;
 * what is refused before it reaches a verb is checked here, so that nobody who may pays for it.
 */
export const deskDoor = createMiddleware<MemberEnv>(async (c, next) => {
  await next();
  if (![400, 413, 415].includes(c.res.status)) return;
  for (const { path } of matchedRoutes(c)) {
    const door = DOORS[ROUTE_ACCESS[`${c.req.method} ${path}`] ?? 'public'];
    if (door) return door(c.var.call);
  }
});
