import { z } from 'zod';
import { EXPERIMENT_OUTCOMES, MAX_WORDS_LENGTH, WEEKS } from './experiment.ts';
import { HABIT_IDS } from './habits.ts';

export const startExperimentRequest = z
  .strictObject({
    id: z.uuid(),
    habit: z.enum(HABIT_IDS),
    words: z.string().trim().max(MAX_WORDS_LENGTH),
    outcome: z.enum(EXPERIMENT_OUTCOMES),
    weeks: z.literal(WEEKS),
    startsOn: z.iso.date(),
    today: z.iso.date(),
  })
  .refine(({ habit, words }) => (habit === 'own') === (words !== ''), {
    path: ['words'],
    message:
      'Please describe the habit if it’s your own, and leave the description empty if you chose one from the list.',
  });
export type StartExperimentRequest = z.infer<typeof startExperimentRequest>;

export const markExperimentDayRequest = z.strictObject({
  id: z.uuid(),
  day: z.iso.date(),
  didIt: z.boolean(),
  at: z.iso.datetime(),
});
export type MarkExperimentDayRequest = z.infer<typeof markExperimentDayRequest>;

export const markedExperimentDay = z.object({
  id: z.uuid(),
  day: z.iso.date(),
  didIt: z.boolean(),
});
export type MarkedExperimentDay = z.infer<typeof markedExperimentDay>;

export const stopExperimentRequest = z.strictObject({ id: z.uuid(), today: z.iso.date() });
export type StopExperimentRequest = z.infer<typeof stopExperimentRequest>;

const storedExperiment = z.object({
  id: z.uuid(),
  habit: z.enum(HABIT_IDS),
  words: z.string(),
  outcome: z.enum(EXPERIMENT_OUTCOMES),
  startsOn: z.iso.date(),
  plan: z.string(),
  stoppedOn: z.iso.date().nullable(),
  marks: z.array(z.object({ day: z.iso.date(), didIt: z.boolean() })),
  values: z.array(z.tuple([z.iso.date(), z.number()])),
});
export type StoredExperiment = z.infer<typeof storedExperiment>;

export const experimentsQuery = z.object({ today: z.iso.date() });

export const experimentsResponse = z.object({
  experiments: z.array(storedExperiment),
  history: z.object({
    feeling: z.array(z.tuple([z.iso.date(), z.number()])),
    sleep: z.array(z.tuple([z.iso.date(), z.number()])),
    points: z.array(z.tuple([z.iso.date(), z.number()])),
  }),
  mayStart: z.enum(['any', 'free', 'no']),
});
export type ExperimentsResponse = z.infer<typeof experimentsResponse>;
