import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { InstallationSecrets } from './db/installation-secrets.ts';
import type { OwnWordsCopy } from './db/own-words-copy.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Clock } from './ports/clock.ts';
import type { GuideModel } from './ports/guide-model.ts';
import type { Mailer } from './ports/mailer.ts';
import type { MediaStore } from './ports/media-store.ts';
import type { Payments } from './ports/payments.ts';
import type { PushService } from './ports/push-service.ts';

/** Everything the app reaches the outside world through. */
export interface Deps {
  config: Config;
  db: Database;
  /** What the practice says itself; `config` has it laid over the settings. */
  ownWords: OwnWordsCopy;
  clock: Clock;
  /** Work that outlives the request that causes it. */
  jobs: Jobs;
  mailer: Mailer;
  push: PushService;
  /** The bytes of pictures and videos. */
  media: MediaStore;
  /** Made at the first start and kept. */
  secrets: InstallationSecrets;
  /** Null where none is configured: the guide answers by itself. */
  guideModel: GuideModel | null;
  /** Null where none is configured: the outside checkout link stays. */
  payments: Payments | null;
  log: Logger;
  /** Aborted when this process has been asked to stop, while it still serves. */
  stopping: AbortSignal;
}
