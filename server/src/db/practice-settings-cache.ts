import {
  type PracticeSettings,
  withPracticeSettings,
} from '@hearthway/domain/practice-settings/practice-settings';
import type { PublicConfig } from '@hearthway/domain/public-config';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { practiceSettings } from './tables/practice-settings.ts';

const PATIENCE_MS = 500;
const RECENT_MS = 1000;

/** The process that saves a setting sees it at once, other processes within two seconds. */
export class PracticeSettingsCache {
  readonly config: Config;
  readonly settings: PublicConfig;
  #db: Database;
  #current: PublicConfig;
  #refreshedAt = Number.NEGATIVE_INFINITY;
  #refreshes = 0;
  #latest = 0;
  #refreshing: Promise<void> | undefined;

  constructor(db: Database, settings: Config) {
    this.#db = db;
    this.settings = settings.public;
    this.#current = settings.public;
    const current = () => this.#current;
    this.config = {
      ...settings,
      get productName() {
        return current().productName;
      },
      get public() {
        return current();
      },
    };
  }

  async refresh(): Promise<void> {
    const started = ++this.#refreshes;
    const rows = await this.#db.asJobs((tx) => tx.select().from(practiceSettings));
    if (started < this.#latest) return;
    this.#latest = started;
    this.#refreshedAt = performance.now();
    const own: PracticeSettings = Object.fromEntries(rows.map(({ key, text }) => [key, text]));
    const config = withPracticeSettings(this.settings, own);
    if (JSON.stringify(config) !== JSON.stringify(this.#current)) this.#current = config;
  }

  async recent(): Promise<PublicConfig> {
    if (performance.now() - this.#refreshedAt > RECENT_MS) {
      this.#refreshing ??= this.refresh()
        .catch(() => {})
        .finally(() => {
          this.#refreshing = undefined;
        });
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, PATIENCE_MS);
      });
      await Promise.race([this.#refreshing, late]);
      clearTimeout(timer);
    }
    return this.#current;
  }
}
