import { readAcknowledgements } from '../../db/seed/content-files.ts';
import { loadOnce } from './load-once.ts';

/** Acknowledging sentences of the shipped pages, by slug. Pages written by the practice have none. */
export const loadAcknowledgements = loadOnce(() => readAcknowledgements());
