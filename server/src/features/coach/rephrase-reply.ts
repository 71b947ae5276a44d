import { coachReply } from '@hearthway/domain/coach/coach';
import type { CoachWordsRequest, CoachWordsResponse } from '@hearthway/domain/coach/contract';
import { isAboutDanger } from '@hearthway/domain/coach/conversation';
import { parseRephrasedLines } from '@hearthway/domain/coach/rephrased-lines';
import { isGuideModelAllowed } from '@hearthway/domain/consent/guide-model';
import { detectCrisis } from '@hearthway/domain/guide/detect-crisis';
import type { Call } from '../../db/call.ts';
import type { Deps } from '../../deps.ts';
import { HttpProblem } from '../../http/problem.ts';
import { readConsents } from '../../member/consent.ts';
import { requirePremium } from '../../member/membership.ts';
import { coachPrompt } from './prompt.ts';
import { readWorkshopSentences } from './workshop-sentences.ts';

export type CoachDeps = Pick<Deps, 'config' | 'guideModel' | 'log'>;

const USE_SCRIPTED: CoachWordsResponse = { lines: null };

/**
 * The language model gets a message only with the member's consent, and never one about a crisis or
 * a clinical question.
 */
export async function rephraseReply(
  { db, who, now, config, guideModel, log }: Call & CoachDeps,
  { conversation, message, earlier }: CoachWordsRequest,
  signal: AbortSignal,
): Promise<CoachWordsResponse> {
  const { parts, conversation: after } = coachReply(conversation, message);
  const [sentences, consents] = await db.read(who, (tx) =>
    Promise.all([
      readWorkshopSentences(tx, after.topic),
      readConsents(tx),
      requirePremium(tx, now),
    ]),
  );
  const operator = config.public.guideModel?.operator;
  if (!guideModel || operator === undefined)
    throw new HttpProblem(404, 'no_model', 'No model is configured.');
  const written = parts.flatMap((part) => (part.kind === 'line' ? [part.text] : []));
  const mayUseModel = isGuideModelAllowed(consents, operator);
  const isFixed = parts.some(({ kind }) => kind === 'crisis' || kind === 'clinical');
  if (
    !mayUseModel ||
    isFixed ||
    isAboutDanger(after) ||
    written.length === 0 ||
    earlier.some(({ text }) => detectCrisis(text))
  ) {
    return USE_SCRIPTED;
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
    const lines = parseRephrasedLines(text, {
      originals: written,
      earlierLines: earlier.flatMap((one) => (one.from === 'coach' ? [one.text] : [])),
      sources: [message, ...earlier.map((one) => one.text), ...sentences],
    });
    return { lines };
  } catch (err) {
    log.warn({ err }, 'the model failed; using the scripted lines of the coach');
    return USE_SCRIPTED;
  }
}
