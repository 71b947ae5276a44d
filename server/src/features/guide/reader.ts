import type { TxCall } from '../../db/call.ts';
import type { Corpus } from './corpus.ts';
import type { NewPages } from './new-pages.ts';
import type { Asker } from './read-asker.ts';

/** Somebody who asks, and what there is to read. */
export interface Reader extends TxCall {
  asker: Asker;
  corpus: Corpus;
  newPages: NewPages;
}
