import { createHash } from 'node:crypto';
import {
  readHelp,
  readQuestions,
  readResources,
  readWorkshops,
} from '../../../db/seed/content-files.ts';

export interface Example {
  label: string;
  text: string;
  /** Sample weight: a page heading counts less than a question. */
  weight: number;
}

const TITLE_WEIGHT = 0.9;
const HEADING_WEIGHT = 0.75;

/** If several pages answer a question, the first one listed is the best. */
const BEST_PAGE_WEIGHT = 0.6;
const getWeight = (place: number, count: number) =>
  count === 1 ? 1 : place === 0 ? BEST_PAGE_WEIGHT : (1 - BEST_PAGE_WEIGHT) / (count - 1);

/** Training data: questions, and the titles and headings of pages and help answers. */
export async function readExamples(): Promise<Example[]> {
  const [questions, help, workshops, resources] = await Promise.all([
    readQuestions(),
    readHelp(),
    readWorkshops(),
    readResources(),
  ]);
  const fromQuestions = questions.flatMap(({ kind, about, text }) =>
    about.map((id, place) => ({
      label: `${kind}:${id}`,
      text,
      weight: getWeight(place, about.length),
    })),
  );
  const fromPages = [...workshops, ...resources].flatMap(
    ({ front: { slug, title, tags }, body }) => [
      { label: `health:${slug}`, text: `${title} ${tags.join(' ')}`, weight: TITLE_WEIGHT },
      ...[...body.matchAll(/^#+ (?:(?:KNOW|ACTION) \d: )?(.*)$/gm)].map(([, heading = '']) => ({
        label: `health:${slug}`,
        text: heading,
        weight: HEADING_WEIGHT,
      })),
    ],
  );
  const fromHelp = help.map(({ front: { id, title } }) => ({
    label: `product:${id}`,
    text: title,
    weight: 1,
  }));
  return [...fromQuestions, ...fromPages, ...fromHelp];
}

export const digestExamples = (examples: readonly Example[]): string =>
  createHash('sha256').update(JSON.stringify(examples)).digest('hex');
