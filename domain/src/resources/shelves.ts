import type { FocusWord, Gender, Lane } from '../vocabulary.ts';
import { hardness, isSensitive, subjectFit, tagsForFocus } from './subjects.ts';

interface Article {
  slug: string;
  lane: Lane;
  tags: readonly string[];
  minutes: number;
}

export interface Shelf<A> {
  id: string;
  title: string;
  q?: string;
  articles: A[];
}

export const HARD_SHELF = 'hard';

const SUBJECTS = [
  { id: 'sleep', title: 'Sleep and slow evenings', q: 'sleep', tags: ['sleep', 'evening', 'rest'] },
  {
    id: 'calm',
    title: 'Worry, stress and calm',
    q: 'stress',
    tags: ['anxiety', 'stress', 'breathing'],
  },
  {
    id: 'close',
    title: 'Couples and family',
    q: 'couples',
    tags: ['couples', 'connection', 'communication', 'family'],
  },
  {
    id: 'body',
    title: 'Food, energy and movement',
    q: 'energy',
    tags: ['energy', 'nutrition', 'movement', 'strength', 'weight'],
  },
  {
    id: 'self',
    title: 'Habits and kindness to yourself',
    q: 'habits',
    tags: ['habits', 'confidence', 'kindness', 'mindset', 'planning'],
  },
] as const;

export const TOPICS = [
  'sleep',
  'stress',
  'anxiety',
  'energy',
  'couples',
  'habits',
  'nutrition',
  'movement',
  'mood',
  'family',
] as const;

export const topicLabel = (topic: string): string => topic[0]?.toUpperCase() + topic.slice(1);

const MAX_ON_SHELF = 8;
const MIN_ON_SHELF = 3;
const QUICK_MINUTES = 2;
const OTHER_INSTITUTE: Record<Gender, Lane> = { male: 'WHI', female: 'MHI' };

interface Reader {
  focus: FocusWord | null;
  gender: Gender | null;
  read: readonly string[];
}

/** Every article is on one shelf at most, and difficult subjects are only on the last shelf. */
export function arrangeShelves<A extends Article>(
  articles: readonly A[],
  { focus, gender, read }: Reader,
): Shelf<A>[] {
  const wanted = tagsForFocus(focus);
  const theirs = articles.filter(({ lane }) => !gender || lane !== OTHER_INSTITUTE[gender]);
  const placed = new Set<string>();
  const take = (shelf: Omit<Shelf<A>, 'articles'>, rank: (article: A) => number): Shelf<A> => {
    const found = theirs
      .map((article) => ({ article, rank: placed.has(article.slug) ? 0 : rank(article) }))
      .filter((one) => one.rank > 0)
      .toSorted((a, b) => unread(b.article) - unread(a.article) || b.rank - a.rank)
      .slice(0, MAX_ON_SHELF)
      .map(({ article }) => article);
    if (found.length >= MIN_ON_SHELF) for (const { slug } of found) placed.add(slug);
    return { ...shelf, articles: found };
  };
  const unread = ({ slug }: A) => (read.includes(slug) ? 0 : 1);
  const gentle = ({ tags }: A) => !isSensitive(tags, []);

  const shelves: Shelf<A>[] = [];
  if (focus) {
    shelves.push(
      take({ id: 'focus', title: `For your focus: ${focus}` }, (article) =>
        isSensitive(article.tags, wanted) ? 0 : subjectFit(article.tags, wanted),
      ),
    );
  }
  shelves.push(
    take({ id: 'quick', title: 'Two minutes or less' }, (article) =>
      gentle(article) && article.minutes <= QUICK_MINUTES ? 1 : 0,
    ),
    ...SUBJECTS.map(({ tags, ...shelf }) =>
      take(shelf, (article) => (gentle(article) ? subjectFit(article.tags, tags) : 0)),
    ),
    take({ id: HARD_SHELF, title: 'When it’s really hard' }, ({ tags }) => hardness(tags)),
  );
  return shelves.filter(({ articles: found }) => found.length >= MIN_ON_SHELF);
}
