import { isGrounded, removeUnknownLinks } from '@hearthway/domain/guide/grounded-text';
import type { Logger } from 'pino';
import type { GuideModel } from '../../ports/guide-model.ts';
import { AnswerStreamFilter } from './answer-stream-filter.ts';
import type { FoundAnswer } from './find-answer.ts';
import { createPrompt } from './prompt.ts';

interface ModelQuestion {
  question: string;
  found: FoundAnswer;
  productName: string;
}

/**
 * The model's rewording of the answer; null if the model fails, times out, refuses or leaves the
 * source material. The final event replaces whatever was streamed before.
 */
export async function modelAnswer(
  model: GuideModel,
  { question, found, productName }: ModelQuestion,
  send: (text: string) => Promise<void>,
  signal: AbortSignal,
  log: Logger,
): Promise<string | null> {
  const paths = new Set(found.passages.map(({ path }) => path));
  const filter = new AnswerStreamFilter(paths);
  let received = '';
  try {
    const prompt = createPrompt(question, found.previous, found.passages, productName);
    for await (const text of model.write(prompt, signal)) {
      received += text;
      const ready = filter.push(text);
      if (ready === null) return null;
      if (ready) await send(ready);
    }
    const texts = [
      question,
      ...found.passages.flatMap(({ title, sentences }) => [title, ...sentences]),
    ];
    const answer = removeUnknownLinks(received, paths).trim();
    if (!isGrounded(answer, texts)) return null;
    const rest = filter.end();
    if (rest) await send(rest);
    return hasSourceLink(answer, paths) ? answer : `${answer}\n\n${formatSourceLine(found)}`;
  } catch (error) {
    log.warn({ err: error }, 'the guide model failed; sending the built-in answer instead');
    return null;
  }
}

const hasSourceLink = (answer: string, paths: ReadonlySet<string>) =>
  [...paths].some((path) => answer.includes(`](${path})`));

function formatSourceLine({ passages }: FoundAnswer): string {
  const [source] = passages;
  return source ? `From [${source.title.replace(/[[\]]/g, '')}](${source.path}).` : '';
}
