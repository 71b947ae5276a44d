import { readHelp, readResources, readWorkshops } from '@hearthway/server/db/seed/content-files';
import { readTrainingQuestions } from '@hearthway/server/testing/guide/known-questions';

export interface Example {
  label: string;
  text: string;
  weight: number;
}

const TITLE_WEIGHT = 0.9;
const HEADING_WEIGHT = 0.75;
/**
 * Clinical questions and questions outside our subjects count double, because a wrong answer to
 * them is worse than a needless referral or "I don't know".
 */
const KIND_WEIGHTS: Readonly<Record<string, number>> = { clinical: 2, outside: 2 };

const BEST_PAGE_WEIGHT = 0.6;
const getPageWeight = (place: number, count: number) =>
  count === 1 ? 1 : place === 0 ? BEST_PAGE_WEIGHT : (1 - BEST_PAGE_WEIGHT) / (count - 1);

export async function readExamples(): Promise<Example[]> {
  const [help, workshops, resources] = await Promise.all([
    readHelp(),
    readWorkshops(),
    readResources(),
  ]);
  const fromQuestions = readTrainingQuestions().flatMap(({ kind, about, text }) =>
    about.map((id, place) => ({
      label: `${kind}:${id}`,
      text,
      weight: (KIND_WEIGHTS[kind] ?? 1) * getPageWeight(place, about.length),
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
