import type { Auth } from './auth/auth.ts';
import { mailInvitations } from './auth/invitations/mail-invitations.ts';
import { sweep } from './auth/sweep.ts';
import { makeNumbers, NUMBERS_EVERY_SECONDS } from './features/dashboard/make-numbers.ts';
import { sweepMedia } from './features/media/sweep-media.ts';
import { endCustomers } from './features/payments/end-customers.ts';
import { sendFarewells } from './features/reminders/farewells.ts';
import { handlePushes } from './features/reminders/reminder-push.ts';
import { sendDue } from './features/reminders/send-due.ts';

/** The table of contents of what is done while nobody asks. */
export function handleJobs(auth: Auth): void {
  auth.outbox.handleMails();
  handlePushes(auth);
  auth.jobs.handle('sweep', async () => {
    await mailInvitations(auth);
    await sweep(auth);
  });
  auth.jobs.handle('reminders', async () => void (await sendDue(auth, Math.random)));
  auth.jobs.handle('numbers', () => makeNumbers(auth));
  auth.jobs.handle('endings', () => endCustomers(auth));
  auth.jobs.handle('media', () => sweepMedia(auth));
  auth.jobs.handle('farewells', () => sendFarewells(auth));
}

/** What comes again by itself, once for all processes. */
export function startJobs({ jobs, payments }: Auth): void {
  jobs.every(SWEEP_EVERY_SECONDS, 'sweep');
  jobs.every(60, 'reminders');
  jobs.every(NUMBERS_EVERY_SECONDS, 'numbers');
  if (payments) jobs.every(ENDINGS_EVERY_SECONDS, 'endings');
  jobs.every(DAY_SECONDS, 'media');
  jobs.every(DAY_SECONDS, 'farewells');
  jobs.run();
}

const SWEEP_EVERY_SECONDS = 600;
const ENDINGS_EVERY_SECONDS = 600;
const DAY_SECONDS = 86_400;
