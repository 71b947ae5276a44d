import {
  type PracticeSettings,
  withPracticeSettings,
} from '@hearthway/domain/practice-settings/practice-settings';
import type { PublicConfig } from '@hearthway/domain/public-config';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { practiceSettings } from './tables/practice-settings.ts';

/** A page waits this long for the latest settings. After that it uses the cached ones. */
const PATIENCE_MS = 500;
/** Settings that were read within this time are not read again. */
const RECENT_MS = 1000;

/**
 * This process's copy of the practice settings, for pages, emails and the guide. A process that
 * saves a setting refreshes its copy immediately. The other processes read the settings every two
 * seconds.
 */
export class PracticeSettingsCache {
  /** The configuration with the practice settings applied. It always reflects the latest copy. */
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

  /** Reads the settings. If two calls overlap, the result of the later call is used. */
  async refresh(): Promise<void> {
    const started = ++this.#refreshes;
    const rows = await this.#db.asJobs((tx) => tx.select().from(practiceSettings));
    if (started < this.#latest) return;
    this.#latest = started;
    this.#refreshedAt = performance.now();
    const own: PracticeSettings = Object.fromEntries(rows.map(({ key, text }) => [key, text]));
    const config = withPracticeSettings(this.settings, own);
    // Keep the same object if nothing has changed, because rendered pages are cached by this
    // object.
    if (JSON.stringify(config) !== JSON.stringify(this.#current)) this.#current = config;
  }

  /** Returns settings that are at most a second old, or older ones if the database is slow. */
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
