import { workshopStatuses } from '@hearthway/domain/workshops/workshop-status';
import { isPublished } from './corpus.ts';
import type { Reader } from './reader.ts';

export const getWorkshopStatuses = ({ asker, corpus }: Pick<Reader, 'asker' | 'corpus'>) =>
  workshopStatuses(
    corpus.workshops.filter((workshop) => isPublished(workshop, asker.moment)),
    asker.workshopsCompleted,
  );
