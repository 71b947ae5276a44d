import type { DayStart } from '@hearthway/domain/day-start/day-start';
import { DAY_START_KEY } from './day-start-key.ts';
import { persist, readPersisted } from './persisted-query.ts';

export const dayStart = {
  get: (): DayStart => readPersisted<DayStart>(DAY_START_KEY)?.data ?? 0,
  set: (hour: DayStart) => persist(DAY_START_KEY, hour),
};
