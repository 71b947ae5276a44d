import {
  GRATITUDE_LABELS,
  type GratitudeChoice,
} from '@hearthway/domain/gratitude/gratitude-choice';
import { ownWord } from '../../lib/config.ts';

export const gratitudeLabel = (choice: GratitudeChoice): string =>
  ownWord(`gratitude:${choice}`, GRATITUDE_LABELS[choice]);
