import { createHash } from 'node:crypto';
import {
  readHelp,
  readQuestions,
  readResources,
  readWorkshops,
} from '../../../db/seed/content-files.ts';

/** Something members ask, and what it is about. */
export interface Example {
  label: string;
  text: string;
  /** How much it counts: a heading of a page says less than a question. */
  weight: number;
}

const TITLE = 0.9;
const HEADING = 0.75;

/** Of several pages that answer a question the best is named first. */
const BEST = 0.6;
const share = (place: number, count: number) =>
  count === 1 ? 1 : place === 0 ? BEST : (1 - BEST) / (count - 1);

/** What the guide learns from: the questions, and the titles and headings of what answers them. */
export async function readExamples(): Promise<Example[]> {
  const [questions, help, workshops, resources] = await Promise.all([
    readQuestions(),
    readHelp(),
    readWorkshops(),
    readResources(),
  ]);
  const asked = questions.flatMap(({ kind, about, text }) =>
    about.map((id, place) => ({
      label: `${kind}:${id}`,
      text,
      weight: share(place, about.length),
    })),
  );
  const titled = [...workshops, ...resources].flatMap(({ front: { slug, title, tags }, body }) => [
    { label: `health:${slug}`, text: `${title} ${tags.join(' ')}`, weight: TITLE },
    ...[...body.matchAll(/^#+ (?:(?:KNOW|ACTION) \d: )?(.*)$/gm)].map(([, heading = '']) => ({
      label: `health:${slug}`,
      text: heading,
      weight: HEADING,
    })),
  ]);
  const helped = help.map(({ front: { id, title } }) => ({
    label: `product:${id}`,
    text: title,
    weight: 1,
  }));
  return [...asked, ...titled, ...helped];
}

export const sourceOf = (examples: readonly Example[]): string =>
  createHash('sha256').update(JSON.stringify(examples)).digest('hex');
