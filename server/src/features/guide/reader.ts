import type { Call } from '../../db/call.ts';
import type { Corpus } from './corpus.ts';
import type { Asker } from './read-asker.ts';

export interface Reader extends Call {
  asker: Asker;
  corpus: Corpus;
}
