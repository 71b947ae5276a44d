import { readAcknowledgements } from '../../db/seed/content-files.ts';
import { loadOnce } from './load-once.ts';

export const loadAcknowledgements = loadOnce(() => readAcknowledgements());
