import type { DayKey } from '@hearthway/domain/calendar';
import type { TodayLine } from '@hearthway/domain/desk-today/contract';
import type { Tx } from '../../db/database.ts';
import type { Desk } from '../../db/entry-statements.ts';
import type { Deps } from '../../deps.ts';

export type TodayDeps = Pick<Deps, 'config' | 'lastBackup'>;

export interface TodayContext extends TodayDeps {
  now: Date;
  /** The date in the reader's time zone. */
  toDay(instant: Date): DayKey;
}

export interface TodaySource {
  key: string;
  roles: readonly Desk[];
  find(tx: Tx, context: TodayContext): Promise<Omit<TodayLine, 'key'> | null>;
}
