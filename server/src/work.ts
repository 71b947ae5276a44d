import { join } from 'node:path';
import type { Auth } from './auth/auth.ts';
import { mailInvitations } from './auth/invitations/mail-invitations.ts';
import { sweepAuth } from './auth/sweep.ts';
import type { Deps } from './deps.ts';
import { buildExport } from './features/account/build-export.ts';
import { deleteOldExports } from './features/account/delete-old-exports.ts';
import { deleteOldEvents } from './features/analytics/delete-old-events.ts';
import { deleteOldLinks } from './features/clinician-summary/delete-old-links.ts';
import {
  DASHBOARD_INTERVAL_SECONDS,
  updateDashboard,
} from './features/dashboard/update-dashboard.ts';
import { deleteOldThreads } from './features/guide/delete-old-threads.ts';
import { INSIGHTS_INTERVAL_SECONDS, updateInsights } from './features/insights/update-insights.ts';
import { deleteOldIntegrations } from './features/integrations/delete-old-integrations.ts';
import {
  deliverWebhooks,
  WEBHOOKS_INTERVAL_SECONDS,
} from './features/integrations/deliver-webhooks.ts';
import { deleteOldRecipients } from './features/letters/delete-old-recipients.ts';
import { HandoverJournal } from './features/letters/handover-journal.ts';
import { sendLetters } from './features/letters/send-letters.ts';
import { recordBounce } from './features/letters/unwanted-letters.ts';
import { sweepMedia } from './features/media/sweep-media.ts';
import { endCustomers } from './features/payments/end-customers.ts';
import { sendFarewells } from './features/reminders/farewells.ts';
import { isReminderWanted } from './features/reminders/is-reminder-wanted.ts';
import { handlePushes } from './features/reminders/reminder-push.ts';
import { sendDue } from './features/reminders/send-due.ts';
import { deleteOldBuckets } from './http/delete-old-buckets.ts';
import { webhookSender } from './ports/webhook-sender.ts';

export function handleJobs(deps: Deps, auth: Auth): void {
  const { jobs, outbox } = deps;
  outbox.handleMails(
    (reminder) => isReminderWanted(deps, reminder),
    (email, error) => recordBounce(deps, email, error),
  );
  const journal = new HandoverJournal(join(deps.config.dataDir, 'letters'));
  jobs.handle('letters', () => sendLetters(deps, journal));
  handlePushes(deps);
  jobs.handle('sweep', async () => {
    await mailInvitations(auth);
    await sweepAuth(deps);
    await deleteOldBuckets(deps);
    await deleteOldEvents(deps);
    await deleteOldThreads(deps);
    await deleteOldExports(deps);
    await deleteOldLinks(deps);
    await deleteOldRecipients(deps);
    await deleteOldIntegrations(deps);
    await outbox.deleteOldFiles();
  });
  jobs.handle('reminders', async () => void (await sendDue(deps, Math.random)));
  jobs.handle('numbers', () => updateDashboard(deps));
  jobs.handle('endings', () => endCustomers(deps));
  jobs.handle('export', (job) => buildExport(deps, job));
  jobs.handle('insights', async () => void (await updateInsights(deps)));
  const sendWebhook = webhookSender({ allowsLoopback: deps.config.webhooksToLoopback });
  jobs.handle('webhooks', () => deliverWebhooks(deps, sendWebhook, Math.random));
  jobs.handle('media', () => sweepMedia(deps));
  jobs.handle('farewells', () => sendFarewells(deps));
}

export function startJobs({ jobs, payments }: Pick<Deps, 'jobs' | 'payments'>): void {
  jobs.every(SWEEP_EVERY_SECONDS, 'sweep');
  jobs.every(60, 'reminders');
  jobs.every(60, 'letters');
  // The process that stopped before this start may have left a letter partly sent, so sending
  // continues at once.
  jobs.add(null, 'letters', null).catch(() => {});
  jobs.every(DASHBOARD_INTERVAL_SECONDS, 'numbers');
  if (payments) jobs.every(ENDINGS_EVERY_SECONDS, 'endings');
  jobs.every(INSIGHTS_INTERVAL_SECONDS, 'insights');
  jobs.every(WEBHOOKS_INTERVAL_SECONDS, 'webhooks');
  jobs.every(DAY_SECONDS, 'anchor');
  jobs.every(DAY_SECONDS, 'media');
  jobs.every(DAY_SECONDS, 'farewells');
  jobs.run();
}

const SWEEP_EVERY_SECONDS = 600;
const ENDINGS_EVERY_SECONDS = 600;
const DAY_SECONDS = 86_400;
