/**
 * Who may call what: the access table of the routes. A test compares it with the app, so that a route
 * missing here fails, and calls each member route as nobody.
 *
 * - `public`: anyone.
 * - `account`: whoever presents a token of auth's own (`/auth/v1` checks it in its own words).
 * - `member`: a signed-in member, for their own rows.
 */
export type RouteAccess = 'public' | 'account' | 'member';

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
  'POST /api/analytics/events': 'member',
  'GET /api/home': 'member',
  'POST /api/nudge-card/actions': 'member',
  'POST /api/offers/events': 'member',
  'POST /api/quick-router': 'member',
  'POST /api/quiz/results': 'member',
  'GET /api/quiz/results/latest': 'member',
};
