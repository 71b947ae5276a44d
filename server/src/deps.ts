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

/** What routes and jobs need from outside; `main.ts` creates it. Each takes a `Pick` of it. */
export interface Deps {
  config: Config;
  db: Database;
  /** The practice's own settings; `config` already has them applied. */
  practiceSettings: PracticeSettingsCache;
  clock: Clock;
  jobs: Jobs;
  outbox: Outbox;
  push: PushService;
  media: MediaStore;
  /** Generated at the first start and stored in the database. */
  secrets: InstallationSecrets;
  /** Null if no model is configured: the guide then uses its built-in answers. */
  guideModel: GuideModel | null;
  /** Null if no payment provider is configured: members then get the external checkout link. */
  payments: Payments | null;
  log: Logger;
  /** Aborted when the process was asked to stop but still serves requests. */
  stopping: AbortSignal;
}
