import { workshopStatuses } from '@hearthway/domain/workshops/workshop-status';
import { isOut } from './corpus.ts';
import type { Reader } from './reader.ts';

/** All workshops that are out, in their places, with where this member stands. */
export const workshopsReached = ({ asker, corpus }: Pick<Reader, 'asker' | 'corpus'>) =>
  workshopStatuses(
    corpus.workshops.filter((workshop) => isOut(workshop, asker.moment)),
    asker.workshopsCompleted,
  );
