import { isGrounded, onlyGivenLinks } from '@hearthway/domain/guide/grounded-text';
import type { Logger } from 'pino';
import type { GuideModel } from '../../ports/guide-model.ts';
import type { FoundAnswer } from './find-answer.ts';
import { HeldBack } from './held-back.ts';
import { promptFor } from './prompt.ts';

interface ModelQuestion {
  question: string;
  found: FoundAnswer;
  productName: string;
}

/**
 * A model's wording of what was found, or null when it fails, is slow, refuses or says something
 * else. What it had sent by then is taken back by the answer that ends the stream.
 */
export async function modelAnswer(
  model: GuideModel,
  { question, found, productName }: ModelQuestion,
  send: (text: string) => Promise<void>,
  signal: AbortSignal,
  log: Logger,
): Promise<string | null> {
  const paths = new Set(found.passages.map(({ path }) => path));
  const heldBack = new HeldBack(paths);
  let whole = '';
  try {
    const prompt = promptFor(question, found.previous, found.passages, productName);
    for await (const text of model.write(prompt, signal)) {
      whole += text;
      const ready = heldBack.push(text);
      if (ready === null) return null;
      if (ready) await send(ready);
    }
    const texts = [
      question,
      ...found.passages.flatMap(({ title, sentences }) => [title, ...sentences]),
    ];
    const answer = onlyGivenLinks(whole, paths).trim();
    if (!isGrounded(answer, texts)) return null;
    const rest = heldBack.end();
    if (rest) await send(rest);
    return namesASource(answer, paths) ? answer : `${answer}\n\n${sourceLine(found)}`;
  } catch (error) {
    log.warn({ err: error }, 'the guide model failed; the built-in answer is given');
    return null;
  }
}

const namesASource = (answer: string, paths: ReadonlySet<string>) =>
  [...paths].some((path) => answer.includes(`](${path})`));

function sourceLine({ passages }: FoundAnswer): string {
  const [source] = passages;
  return source ? `From [${source.title.replace(/[[\]]/g, '')}](${source.path}).` : '';
}
