import { type CheckedAnswer, checkModelAnswer } from '@hearthway/domain/guide/check-sentences';
import type { Logger } from 'pino';
import type { GuideModel } from '../../ports/guide-model.ts';
import type { Passage } from './corpus.ts';
import { createPrompt } from './prompt.ts';

interface ModelQuestion {
  question: string;
  previous: string | null;
  passages: readonly Passage[];
  readable: readonly Passage[];
  /** The language model must not get sentences that the member may not read. */
  locked: readonly string[];
  productName: string;
}

export interface ModelAnswer {
  answer: string;
  quoted: string[];
}

/**
 * One bad sentence can discredit those before it, so the guide waits for the model's whole answer.
 */
export async function modelAnswer(
  model: GuideModel,
  { question, previous, passages, readable, locked, productName }: ModelQuestion,
  signal: AbortSignal,
  log: Logger,
): Promise<ModelAnswer | null> {
  if (passages.length === 0) return null;
  try {
    const prompt = createPrompt({ question, previous, passages, productName });
    let written = '';
    for await (const text of model.write(prompt, signal)) written += text;
    const asked = [previous, question].filter(Boolean).join('. ');
    const checked = checkModelAnswer(written, { question: asked, passages: readable, locked });
    return checked && withSource(checked);
  } catch (error) {
    log.warn({ err: error }, 'the guide model failed; sending the built-in answer instead');
    return null;
  }
}

function withSource({ text, source }: CheckedAnswer<Passage>): ModelAnswer {
  if (!source) return { answer: text, quoted: [] };
  const link = `From [${source.title.replace(/[[\]]/g, '')}](${source.path}).`;
  return { answer: text.includes('](/') ? text : `${text}\n\n${link}`, quoted: [source.id] };
}
