import type { PublicConfig } from '@hearthway/domain/public-config';
import { type OwnWords, toldWith } from '@hearthway/domain/words/own-words';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { words } from './tables/words.ts';

/** A page waits no longer than this for the latest words; those of before are good enough. */
const PATIENCE_MS = 500;
/** Many who open a page at once share a look. */
const RECENT_MS = 1000;

/**
 * What the practice says itself, as this process saw it last: what is told with pages, in mails and by
 * the guide. Whoever changes it looks again at once; other processes do so every other second.
 */
export class OwnWordsCopy {
  /** The settings, with what the practice says itself laid over them whenever they are read. */
  readonly config: Config;
  readonly settings: PublicConfig;
  #db: Database;
  #told: PublicConfig;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #looks = 0;
  #latest = 0;
  #looking: Promise<void> | undefined;

  constructor(db: Database, settings: Config) {
    this.#db = db;
    this.settings = settings.public;
    this.#told = settings.public;
    const told = () => this.#told;
    this.config = {
      ...settings,
      get productName() {
        return told().productName;
      },
      get public() {
        return told();
      },
    };
  }

  /** Reads what stands there now. Of two looks at once the one that began later counts. */
  async look(): Promise<void> {
    const look = ++this.#looks;
    const rows = await this.#db.asJobs((tx) => tx.select().from(words));
    if (look < this.#latest) return;
    this.#latest = look;
    this.#lookedAt = performance.now();
    const own: OwnWords = Object.fromEntries(rows.map(({ key, text }) => [key, text]));
    const told = toldWith(this.settings, own);
    // The same object while it says the same: pages are made once for each.
    if (JSON.stringify(told) !== JSON.stringify(this.#told)) this.#told = told;
  }

  /** What to tell with a page: at most a second old, or of before where the database takes its time. */
  async recent(): Promise<PublicConfig> {
    if (performance.now() - this.#lookedAt > RECENT_MS) {
      this.#looking ??= this.look()
        .catch(() => {})
        .finally(() => {
          this.#looking = undefined;
        });
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, PATIENCE_MS);
      });
      await Promise.race([this.#looking, late]);
      clearTimeout(timer);
    }
    return this.#told;
  }
}
