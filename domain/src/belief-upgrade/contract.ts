import { z } from 'zod';
import { ACT_RESULTS, isComplete, LENGTHS, STEPS, TRUTH } from './worksheet.ts';

const truth = z.int().min(TRUTH.min).max(TRUTH.max);
const text = (name: keyof typeof LENGTHS) => z.string().max(LENGTHS[name]);

const worksheet = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  step: z.literal(STEPS),
  belief: text('belief'),
  shows: text('shows'),
  truth,
  speaksFor: text('speaksFor'),
  speaksAgainst: text('speaksAgainst'),
  costs: text('costs'),
  upgraded: text('upgraded'),
  upgradedTruth: truth,
  act: text('act'),
  actBy: z.iso.date().nullable(),
  finishedOn: z.iso.date().nullable(),
  review: z
    .strictObject({
      on: z.iso.date(),
      how: z.enum(ACT_RESULTS),
      note: text('reviewNote'),
      truth,
      upgradedTruth: truth,
    })
    .nullable(),
});

export const saveWorksheetRequest = worksheet
  .refine((sheet) => !sheet.finishedOn || isComplete(sheet), {
    error: 'Please complete every required step before you finish the worksheet.',
    path: ['finishedOn'],
  })
  .refine(({ finishedOn, review }) => finishedOn || !review, {
    error: 'Please finish this worksheet before you look back on it.',
    path: ['review'],
  });
export type SaveWorksheetRequest = z.infer<typeof saveWorksheetRequest>;

export const worksheetResponse = z.object({ worksheet });
export type WorksheetResponse = z.infer<typeof worksheetResponse>;

export const worksheetsResponse = z.object({ worksheets: z.array(worksheet) });
export type WorksheetsResponse = z.infer<typeof worksheetsResponse>;
