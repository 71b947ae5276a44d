import { Hono } from 'hono';
import { answerAuthError } from './auth/answer-error.ts';
import type { Auth } from './auth/auth.ts';
import { hashLoad } from './auth/hashing/hash-threads.ts';
import { deskAccountRoutes } from './auth/invitations/routes.ts';
import { memberSession } from './auth/member-session.ts';
import { ownAccountRoutes } from './auth/own-account-routes.ts';
import { recentSignIn } from './auth/recent-sign-in-guard.ts';
import { authRoutes } from './auth/routes.ts';
import type { Deps } from './deps.ts';
import { accountRoutes } from './features/account/routes.ts';
import { adminMembershipRoutes } from './features/admin-memberships/routes.ts';
import { analyticsRoutes } from './features/analytics/routes.ts';
import { auditLogRoutes } from './features/audit-log/routes.ts';
import { beliefUpgradeRoutes } from './features/belief-upgrade/routes.ts';
import { calmKitRoutes } from './features/calm-kit/routes.ts';
import { summaryReaderRoutes } from './features/clinician-summary/reader-routes.ts';
import { clinicianSummaryRoutes } from './features/clinician-summary/routes.ts';
import { coachRoutes } from './features/coach/routes.ts';
import { commitmentsRoutes } from './features/commitments/routes.ts';
import { contentDeskRoutes } from './features/content-desk/routes.ts';
import { dailyNudgeRoutes } from './features/daily-nudge/routes.ts';
import { dashboardRoutes } from './features/dashboard/routes.ts';
import { deskRoutes } from './features/desk/routes.ts';
import { deskMembersRoutes } from './features/desk-members/routes.ts';
import { deskTodayRoutes } from './features/desk-today/routes.ts';
import { experimentsRoutes } from './features/experiments/routes.ts';
import { focusRoutes } from './features/focus/routes.ts';
import { gratitudeRoutes } from './features/gratitude/routes.ts';
import { guideRoutes, guideThreadRoutes } from './features/guide/routes.ts';
import { suggestPages } from './features/guide/suggest-pages.ts';
import { healthImportRoutes } from './features/health-import/routes.ts';
import { hfsCycleRoutes } from './features/hfs-cycle/routes.ts';
import { homeRoutes } from './features/home/routes.ts';
import { insightsRoutes } from './features/insights/routes.ts';
import { tokenApiRoutes } from './features/integrations/api-routes.ts';
import { integrationsRoutes } from './features/integrations/routes.ts';
import { journalRoutes } from './features/journal/routes.ts';
import { lettersRoutes } from './features/letters/routes.ts';
import { exportMedia } from './features/media/export-media.ts';
import { mediaFileRoutes } from './features/media/file-routes.ts';
import { mediaRoutes, videoRoutes } from './features/media/routes.ts';
import { uploadRoutes } from './features/media/upload-routes.ts';
import { membershipRoutes } from './features/membership/routes.ts';
import { monthlyReviewRoutes } from './features/monthly-review/routes.ts';
import { nudgeCardRoutes } from './features/nudge-card/routes.ts';
import { offerDeskRoutes } from './features/offer-desk/routes.ts';
import { offersRoutes } from './features/offers/routes.ts';
import { refundRoutes } from './features/payments/refund-routes.ts';
import { paymentsRoutes } from './features/payments/routes.ts';
import { webhookRoutes } from './features/payments/webhook-routes.ts';
import { adminSettingsRoutes, editorSettingsRoutes } from './features/practice-settings/routes.ts';
import { quickRouterRoutes } from './features/quick-router/routes.ts';
import { quizRoutes } from './features/quiz/routes.ts';
import { notificationRoutes } from './features/reminders/notification-routes.ts';
import { remindersRoutes } from './features/reminders/routes.ts';
import { unsubscribeRoutes } from './features/reminders/unsubscribe-routes.ts';
import { readingMarksRoutes } from './features/resources/reading-marks-routes.ts';
import { resourcesRoutes } from './features/resources/routes.ts';
import { scorecardRoutes } from './features/scorecard/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { weeklyPulseRoutes } from './features/weekly-pulse/routes.ts';
import { welcomeRoutes } from './features/welcome/routes.ts';
import { workshopsRoutes } from './features/workshops/routes.ts';
import { apiDocument } from './http/api-document.ts';
import type { AppEnv } from './http/app-env.ts';
import { compression } from './http/compression.ts';
import { deskGuard } from './http/desk-guard.ts';
import { onError } from './http/errors.ts';
import { healthRoutes } from './http/health.ts';
import { addressGuard, jsonGuard } from './http/json-guard.ts';
import { type LastBackup, Metrics } from './http/metrics.ts';
import { personalJson } from './http/personal-json.ts';
import { HttpProblem } from './http/problem.ts';
import { rateLimit } from './http/rate-limit.ts';
import { requestLog } from './http/request-log.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { timeLimit } from './http/time-limit.ts';
import { AS_IN_A_BROWSER, ONE_AT_A_TIME, turnsPerMember } from './http/turns-per-member.ts';
import { warnOfUntrustedProxy } from './http/untrusted-proxy.ts';

const memberApi = (deps: Deps, auth: Auth) =>
  new Hono<AppEnv>()
    .use(memberSession(auth), turnsPerMember(AS_IN_A_BROWSER), deskGuard, jsonGuard)
    .route('/account', accountRoutes(deps, recentSignIn(auth)))
    .route('/account', ownAccountRoutes(auth))
    .route('/admin', deskRoutes)
    .route('/admin', deskAccountRoutes(auth))
    .route('/admin/log', auditLogRoutes)
    .route('/admin/numbers', dashboardRoutes(deps))
    .route('/admin/today', deskTodayRoutes(deps))
    .route('/admin/members', deskMembersRoutes(deps))
    .route('/admin/members', refundRoutes(deps))
    .route('/admin/memberships', adminMembershipRoutes)
    .route('/admin/content', contentDeskRoutes(deps, exportMedia(deps)))
    .route('/admin/letters', lettersRoutes(deps))
    .route('/admin/media', mediaRoutes(deps))
    .route('/admin/integrations', integrationsRoutes(deps))
    .route('/admin/offers', offerDeskRoutes)
    .route('/admin/words', editorSettingsRoutes(deps))
    .route('/admin/practice', adminSettingsRoutes(deps))
    .route('/analytics', analyticsRoutes)
    .route('/reminders', remindersRoutes(deps))
    .route('/resources', resourcesRoutes(suggestPages))
    .route('/reading-marks', readingMarksRoutes)
    .route('/workshops', workshopsRoutes)
    .route('/daily-nudge', dailyNudgeRoutes)
    .route('/focus', focusRoutes)
    .route('/gratitude', gratitudeRoutes)
    .route('/scorecard', scorecardRoutes)
    .route('/search', searchRoutes(deps))
    .route('/weekly-pulse', weeklyPulseRoutes)
    .route('/belief-upgrade', beliefUpgradeRoutes)
    .route('/calm-kit', calmKitRoutes)
    .route('/clinician-summary', clinicianSummaryRoutes(recentSignIn(auth)))
    .route('/coach', coachRoutes(deps))
    .route('/commitments', commitmentsRoutes)
    .route('/hfs-cycle', hfsCycleRoutes)
    .route('/guide', guideThreadRoutes)
    .route('/home', homeRoutes(deps))
    .route('/experiments', experimentsRoutes)
    .route('/health-import', healthImportRoutes)
    .route('/insights', insightsRoutes)
    .route('/monthly-review', monthlyReviewRoutes)
    .route('/journal', journalRoutes)
    .route('/media', videoRoutes(deps))
    .route('/membership', membershipRoutes)
    .route('/nudge-card', nudgeCardRoutes)
    .route('/offers', offersRoutes)
    .route('/payments', paymentsRoutes(deps))
    .route('/quick-router', quickRouterRoutes)
    .route('/welcome', welcomeRoutes)
    .route('/quiz', quizRoutes);

const UPLOAD_TIMEOUT_MS = 180_000;

export type ApiType = ReturnType<typeof memberApi>;

export const createMetrics = (deps: Deps, lastBackup: LastBackup | null = null) =>
  new Metrics(deps, { hashes: hashLoad, lastBackup });

export function createApp(
  deps: Deps,
  auth: Auth,
  web?: Hono,
  metrics = createMetrics(deps),
): Hono<AppEnv> {
  const { config, log } = deps;
  const app = new Hono<AppEnv>();
  app.onError((error, c) =>
    c.req.path.startsWith('/auth/v1/') ? answerAuthError(error, c) : onError(error, c),
  );
  const headers = securityHeaders(config);
  app.use(requestLog(log, metrics, config), addSecurityHeaders(headers), compression);
  if (!config.trustProxy) app.use(warnOfUntrustedProxy(log));

  app.route('/', healthRoutes(deps, metrics));

  const limiter = rateLimit(deps);
  const personal = personalJson(headers);
  for (const prefix of ['/auth/v1/*', '/api/*', '/functions/v1/*', '/unsubscribe/*']) {
    if (config.rateLimit) app.use(prefix, limiter);
    app.use(prefix, timeLimit(config.requestTimeoutMs), addressGuard, personal);
  }
  app.use('/auth/v1/*', jsonGuard);
  app.route('/auth/v1', authRoutes(auth));
  const api = memberApi(deps, auth);
  const tokenApi = tokenApiRoutes(deps);
  const summaryReader = summaryReaderRoutes(deps);
  const notificationAnswers = notificationRoutes(deps);
  const all = new Hono()
    .route('/', api)
    .route('/v1', tokenApi)
    .route('/shared-summary', summaryReader)
    .route('/notification-answers', notificationAnswers);
  app.route('/api', apiDocument(all, config.productName));
  // API tokens and shared summaries work without a session, so their routes come before the session
  // check.
  app.route('/api/v1', tokenApi);
  app.route('/api/shared-summary', summaryReader);
  app.route('/api/notification-answers', notificationAnswers);
  app.route('/api', api);
  const guideTurns = turnsPerMember(ONE_AT_A_TIME);
  app.post('/functions/v1/hello-world', memberSession(auth), jsonGuard, guideTurns);
  app.route('/functions/v1', guideRoutes(deps));
  app.route('/unsubscribe', unsubscribeRoutes(deps));
  if (config.rateLimit) app.use('/uploads/*', limiter);
  app.use('/uploads/*', timeLimit(UPLOAD_TIMEOUT_MS), addressGuard, personal);
  app.use('/uploads/*', memberSession(auth), deskGuard);
  app.route('/uploads', uploadRoutes(deps));
  app.route('/media', mediaFileRoutes(deps));

  if (deps.payments) {
    // Webhooks have no rate limit: after an outage, a payment provider sends many events at once.
    app.use('/webhooks/*', timeLimit(config.requestTimeoutMs), addressGuard, personal);
    app.route('/webhooks', webhookRoutes(deps, deps.payments));
  }

  const throwNotFound = () => {
    throw new HttpProblem(404, 'not_found', 'There’s nothing at this address.');
  };
  app
    .all('/api/*', throwNotFound)
    .all('/webhooks/*', throwNotFound)
    .all('/uploads/*', throwNotFound)
    .all('/media/*', throwNotFound)
    .all('/auth/v1/*', throwNotFound)
    .all('/functions/v1/*', throwNotFound);
  if (web) app.route('/', web);
  app.notFound(throwNotFound);
  return app;
}
