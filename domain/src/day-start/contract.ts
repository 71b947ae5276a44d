import { z } from 'zod';
import { DAY_STARTS } from './day-start.ts';

export const dayStart = z.literal(DAY_STARTS);

export const saveDayStartRequest = z.strictObject({ dayStart });

export const dayStartResponse = z.object({ dayStart });
