import type { MarkedExperimentDay, StoredExperiment } from '@hearthway/domain/experiments/contract';

export function withMark(
  experiment: StoredExperiment,
  { id, day, didIt }: MarkedExperimentDay,
): StoredExperiment {
  if (experiment.id !== id) return experiment;
  const others = experiment.marks.filter((mark) => mark.day !== day);
  return { ...experiment, marks: [...others, { day, didIt }] };
}
