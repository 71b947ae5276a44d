import { z } from 'zod';

const day = z.iso.date().refine((value) => value >= '2000-01-01' && value < '2100-01-01', {
  message: 'must be a day of this century',
});

export const review = z
  .strictObject({
    by: z.string().trim().min(1, 'Please enter the reviewer’s name').max(120),
    on: day,
    dueOn: day,
  })
  .refine(({ on, dueOn }) => on < dueOn, {
    path: ['dueOn'],
    message: 'The next review must be after this one',
  });
export type Review = z.infer<typeof review>;
