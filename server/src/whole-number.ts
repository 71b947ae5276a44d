import { z } from 'zod';

export const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number('must be a number')
    .int(`must be a whole number from ${least} to ${most}`)
    .min(least, `must be a whole number from ${least} to ${most}`)
    .max(most, `must be a whole number from ${least} to ${most}`);
