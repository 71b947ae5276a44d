import type { DayStart } from '@hearthway/domain/day-start/day-start';
import { DAY_START_KEY } from './day-start-key.ts';
import { persist, readPersisted } from './persisted-query.ts';

/**
 * The hour at which the member's day starts, as this device last heard it from the server. It is
 * read every time, so that all tabs agree.
 */
export const dayStart = {
  get: (): DayStart => readPersisted<DayStart>(DAY_START_KEY)?.data ?? 0,
  set: (hour: DayStart) => persist(DAY_START_KEY, hour),
};
