import { coachReply } from '@hearthway/domain/coach/coach';
import type { CoachWordsRequest, CoachWordsResponse } from '@hearthway/domain/coach/contract';
import { wordedLines } from '@hearthway/domain/coach/worded-lines';
import { detectCrisis } from '@hearthway/domain/guide/detect-crisis';
import type { Call } from '../../db/call.ts';
import type { Deps } from '../../deps.ts';
import { HttpProblem } from '../../http/problem.ts';
import { requirePremium } from '../../member/membership.ts';
import { coachPrompt } from './prompt.ts';
import { sentencesFor } from './sentences-for.ts';

type CoachDeps = Pick<Deps, 'config' | 'guideModel' | 'log'>;

const AS_WRITTEN: CoachWordsResponse = { lines: null };

/**
 * The lines of the coach's reply in a model's words. The reply itself is decided here by the same
 * rules as on the device; the model never sees words of crisis nor a clinical question. Nothing of it
 * is stored or logged.
 */
export async function wordReply(
  { db, who, now, config, guideModel, log }: Call & CoachDeps,
  { conversation, message, earlier }: CoachWordsRequest,
  signal: AbortSignal,
): Promise<CoachWordsResponse> {
  const { parts, conversation: after } = coachReply(conversation, message);
  const sentences = await db.read(who, async (tx) => {
    const [found] = await Promise.all([sentencesFor(tx, after.topic), requirePremium(tx, now)]);
    return found;
  });
  if (!guideModel) throw new HttpProblem(404, 'no_model', 'No model is configured.');
  const written = parts.flatMap((part) => (part.kind === 'line' ? [part.text] : []));
  const isFixed = parts.some(({ kind }) => kind === 'crisis' || kind === 'clinical');
  if (isFixed || written.length === 0 || earlier.some(({ text }) => detectCrisis(text))) {
    return AS_WRITTEN;
  }
  try {
    const prompt = coachPrompt({
      message,
      earlier,
      written,
      sentences,
      productName: config.productName,
    });
    let text = '';
    for await (const piece of guideModel.write(prompt, signal)) text += piece;
    const lines = wordedLines(text, {
      written,
      said: earlier.flatMap((one) => (one.from === 'coach' ? [one.text] : [])),
      sources: [message, ...earlier.map((one) => one.text), ...sentences],
    });
    return { lines };
  } catch (err) {
    log.warn({ err }, 'the model failed; the coach’s written lines are given');
    return AS_WRITTEN;
  }
}
