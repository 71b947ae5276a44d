import type { Auth } from './auth/auth.ts';
import { sweep } from './auth/sweep.ts';

/** The table of contents of what is done while nobody asks. */
export function handleJobs(auth: Auth): void {
  auth.outbox.handleMails();
  auth.jobs.handle('sweep', () => sweep(auth));
}

/** What comes again by itself, once for all processes. */
export function startJobs({ jobs }: Auth): void {
  jobs.every(SWEEP_EVERY_SECONDS, 'sweep');
  jobs.run();
}

const SWEEP_EVERY_SECONDS = 600;
