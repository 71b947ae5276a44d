import type { FocusWord, Lane } from '../vocabulary.ts';

/** Tags of resources that help with a focus word, the best first. */
const FOCUS_TAGS: Record<FocusWord, readonly string[]> = {
  weight: ['weight', 'nutrition', 'movement'],
  energy: ['energy', 'sleep', 'rest'],
  sleep: ['sleep', 'rest', 'evening'],
  stress: ['stress', 'breathing', 'rest'],
  mood: ['mood', 'kindness', 'connection'],
  anxiety: ['anxiety', 'breathing', 'stress'],
  focus: ['focus', 'attention', 'planning'],
  libido: ['libido', 'intimacy', 'touch'],
  cycle: ['cycle', 'periods', 'perimenopause', 'menopause'],
  pain: ['pain', 'healing', 'pelvic-floor', 'movement'],
  movement: ['movement', 'strength'],
  relationship: ['relationship', 'couples', 'communication', 'connection'],
};

/** Subjects (a resource's first tag) that suit people who are new to a lane. */
const FIRST_READS: Record<Lane, readonly string[]> = {
  SHJ: ['habits', 'sleep', 'rest', 'energy', 'confidence', 'friendship'],
  MHI: ['check-up', 'appointments', 'energy', 'sleep', 'strength', 'movement'],
  WHI: ['appointments', 'energy', 'cycle', 'movement', 'stress'],
  IB: ['communication', 'connection', 'couples'],
};

/** Resources on these subjects are never shown first to a member who did not ask for them. */
const SENSITIVE = [
  ...['intimacy', 'libido', 'touch', 'pelvic-floor', 'bladder'],
  ...['safety', 'healing', 'support'],
];

interface PickedFor {
  lane: Lane;
  focus: FocusWord | null;
  read: readonly string[];
}

export interface PickedResource<Resource> {
  resource: Resource;
  reason: string;
}

const PICKS = 3;

/** Resources that the member has read come last; otherwise equal ones keep their order. */
export function pickForMember<Resource extends { slug: string; tags: readonly string[] }>(
  resources: readonly Resource[],
  { lane, focus, read }: PickedFor,
): PickedResource<Resource>[] {
  const judged = resources.map((resource) => {
    const isRead = read.includes(resource.slug);
    const wanted = focus ? FOCUS_TAGS[focus] : [];
    const isSensitive = resource.tags.some(
      (tag) => SENSITIVE.includes(tag) && !wanted.includes(tag),
    );
    const fits = isSensitive ? 0 : rank(resource.tags, wanted);
    const shared = isSensitive ? 0 : resource.tags.filter((tag) => wanted.includes(tag)).length;
    const first = isSensitive ? -1 : rank(resource.tags.slice(0, 1), FIRST_READS[lane]);
    const score = (isRead ? -100 : 0) + fits * 10 + shared * 2 + first;
    return { resource, isRead, fits, score, first };
  });
  return judged
    .toSorted((a, b) => b.score - a.score)
    .slice(0, PICKS)
    .map(({ resource, ...judgement }) => ({ resource, reason: explain(judgement, focus) }));
}

const rank = (tags: readonly string[], wanted: readonly string[]): number => {
  const best = wanted.findIndex((tag) => tags.includes(tag));
  return best < 0 ? 0 : wanted.length - best;
};

function explain(
  { isRead, fits, first }: { isRead: boolean; fits: number; first: number },
  focus: FocusWord | null,
): string {
  if (isRead) return 'Worth a second look';
  if (focus && fits > 0) return `Fits your focus: ${focus}`;
  return first > 0 ? 'A good place to start' : 'New to you';
}
