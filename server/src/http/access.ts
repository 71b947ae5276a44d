/**
 * Who may call what: the access table of the routes. A test compares it with the app, so that a route
 * missing here fails, and calls each member route as nobody.
 *
 * - `public`: anyone.
 * - `account`: whoever presents a token of auth's own (`/auth/v1` checks it in its own words).
 * - `member`: a signed-in member, for their own rows.
 * - `admin`: a signed-in member of the inner circle.
 */
export type RouteAccess = 'public' | 'account' | 'member' | 'admin';

export const ROUTE_ACCESS: Record<string, RouteAccess> = {
  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /metrics': 'public',
  'GET /api/openapi.json': 'public',
  'GET /api/docs': 'public',
  'POST /auth/v1/signup': 'public',
  'POST /auth/v1/token': 'public',
  'POST /auth/v1/recover': 'public',
  'POST /auth/v1/resend': 'public',
  'GET /auth/v1/verify': 'public',
  'POST /auth/v1/verify': 'public',
  'GET /auth/v1/health': 'public',
  'GET /auth/v1/settings': 'public',
  'GET /auth/v1/.well-known/jwks.json': 'public',
  'GET /auth/v1/user': 'account',
  'PUT /auth/v1/user': 'account',
  'POST /auth/v1/logout': 'account',
  'GET /api/account/me': 'member',
  'GET /api/account/profile': 'member',
  'PUT /api/account/profile': 'member',
  'GET /api/account/consent': 'member',
  'PUT /api/account/consent': 'member',
  'GET /api/account/nudge-pause': 'member',
  'PUT /api/account/nudge-pause': 'member',
  'GET /api/account/audit-trail': 'member',
  'GET /api/account/export': 'member',
  'GET /api/account/sessions': 'member',
  'POST /api/account/delete': 'member',
  'GET /api/admin/memberships/access': 'admin',
  'POST /api/admin/memberships/lookup': 'admin',
  'PUT /api/admin/memberships/:userId/tier': 'admin',
  'PUT /api/admin/memberships/:userId/expiry': 'admin',
  'POST /api/analytics/events': 'member',
  'GET /api/resources': 'member',
  'GET /api/resources/:slug': 'member',
  'GET /api/workshops': 'member',
  'GET /api/workshops/:slug': 'member',
  'POST /api/workshops/:slug/units': 'member',
  'POST /functions/v1/hello-world': 'member',
  'POST /api/daily-nudge/claim': 'member',
  'GET /api/focus': 'member',
  'PUT /api/focus': 'member',
  'GET /api/gratitude': 'member',
  'PUT /api/gratitude': 'member',
  'GET /api/scorecard/days': 'member',
  'PUT /api/scorecard/days': 'member',
  'GET /api/weekly-pulse': 'member',
  'POST /api/weekly-pulse': 'member',
  'GET /api/weekly-pulse/status': 'member',
  'GET /api/home': 'member',
  'POST /api/nudge-card/actions': 'member',
  'POST /api/offers/events': 'member',
  'POST /api/quick-router': 'member',
  'POST /api/quiz/results': 'member',
  'GET /api/quiz/results/latest': 'member',
};
