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

export interface Deps {
  config: Config;
  db: Database;
  practiceSettings: PracticeSettingsCache;
  clock: Clock;
  jobs: Jobs;
  outbox: Outbox;
  push: PushService;
  media: MediaStore;
  secrets: InstallationSecrets;
  guideModel: GuideModel | null;
  payments: Payments | null;
  lastBackup: (() => Promise<{ at: Date; bytes: number } | null>) | null;
  log: Logger;
  stopping: AbortSignal;
}
