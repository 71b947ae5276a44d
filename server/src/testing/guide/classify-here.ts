import {
  type Classification,
  createDecoder,
  loadClassifier,
} from '../../features/guide/intent/classify-intent.ts';

export function classifyHere(message: string): Classification {
  const { labels, predict } = loadClassifier();
  return createDecoder(labels)(predict(message));
}
