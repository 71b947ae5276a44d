import type { TodayLine } from '@hearthway/domain/desk-today/contract';
import type { Tx } from '../../db/database.ts';
import type { Desk } from '../../db/entry-statements.ts';
import type { Deps } from '../../deps.ts';

export type TodayDeps = Pick<Deps, 'config' | 'lastBackup'>;

export interface TodaySource {
  key: string;
  roles: readonly Desk[];
  find(tx: Tx, now: Date, deps: TodayDeps): Promise<Omit<TodayLine, 'key'> | null>;
}
