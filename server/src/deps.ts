import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { InstallationSecrets } from './db/installation-secrets.ts';
import type { PracticeSettingsCache } from './db/practice-settings-cache.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Clock } from './ports/clock.ts';
import type { GuideModel } from './ports/guide-model.ts';
import type { MediaStore } from './ports/media-store.ts';
import type { Payments } from './ports/payments.ts';
import type { PushService } from './ports/push-service.ts';

/**
 * Everything that routes and jobs need from outside. `main.ts` creates it, and each route or job
 * uses a `Pick` of it.
 */
export interface Deps {
  config: Config;
  db: Database;
  /** The settings that the practice has changed. `config` already includes them. */
  practiceSettings: PracticeSettingsCache;
  clock: Clock;
  jobs: Jobs;
  outbox: Outbox;
  push: PushService;
  media: MediaStore;
  /** Secrets that are generated at the first start and stored in the database. */
  secrets: InstallationSecrets;
  /** Null if no language model is configured. The guide then uses its built-in answers. */
  guideModel: GuideModel | null;
  /** Null if no payment provider is configured. Members then get the external checkout link. */
  payments: Payments | null;
  log: Logger;
  /** Aborted as soon as the process is asked to stop. It still serves requests for a while. */
  stopping: AbortSignal;
}
