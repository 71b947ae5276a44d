import { isGuideModelAllowed } from '@hearthway/domain/consent/guide-model';
import type { Intent } from '@hearthway/domain/guide/decide';
import type { Deps } from '../../deps.ts';
import type { FoundAnswer } from './find-answer.ts';
import { type ModelAnswer, modelAnswer } from './model-answer.ts';
import { lockedSentences, modelPassages, readablePassages } from './model-passages.ts';
import type { Reader } from './reader.ts';

interface WrittenQuestion {
  question: string;
  intents: readonly Intent[];
  found: Pick<FoundAnswer, 'passages' | 'previous'>;
}

export async function writeWithModel(
  { guideModel, config, log }: Pick<Deps, 'guideModel' | 'config' | 'log'>,
  reader: Pick<Reader, 'asker' | 'corpus'>,
  { question, intents, found }: WrittenQuestion,
  signal: AbortSignal,
): Promise<ModelAnswer | null> {
  const operator = config.public.guideModel?.operator;
  if (!guideModel || operator === undefined) return null;
  if (!isGuideModelAllowed(reader.asker.consents, operator)) return null;
  const quotedSlugs = found.passages.map(({ slug }) => slug);
  const candidates = found.previous === null ? intents : [];
  const passages = modelPassages(reader, candidates, { question, quotedSlugs });
  const readable = readablePassages(reader, passages);
  const { productName } = config;
  const locked = lockedSentences(reader);
  const input = { question, previous: found.previous, passages, readable, locked, productName };
  return modelAnswer(guideModel, input, signal, log);
}
