import type { FocusWord, Lane } from '../vocabulary.ts';
import { isSensitive, subjectFit, tagsForFocus } from './subjects.ts';

const STARTERS: Record<Lane, readonly string[]> = {
  SHJ: ['a-calmer-evening', 'the-ten-minute-walk', 'habits-that-survive-a-bad-week'],
  MHI: [
    'the-check-up-you-keep-putting-off',
    'tired-all-the-time',
    'strength-in-two-short-sessions',
  ],
  WHI: ['keeping-a-cycle-diary', 'strong-bones-strong-legs', 'the-invisible-list'],
  IB: [
    'the-twenty-minute-check-in',
    'how-to-start-a-hard-conversation',
    'repair-after-an-argument',
  ],
};

const FIRST_SUBJECTS: Record<Lane, readonly string[]> = {
  SHJ: ['habits', 'sleep', 'rest', 'energy', 'confidence', 'friendship'],
  MHI: ['check-up', 'appointments', 'energy', 'sleep', 'strength', 'movement'],
  WHI: ['appointments', 'energy', 'cycle', 'movement', 'stress'],
  IB: ['communication', 'connection', 'couples'],
};

interface PickedFor {
  lane: Lane;
  focus: FocusWord | null;
  read: readonly string[];
}

export interface PickedResource<Resource> {
  resource: Resource;
  reason: string | null;
}

const PICKS = 3;

export function pickForMember<Resource extends { slug: string; tags: readonly string[] }>(
  resources: readonly Resource[],
  { lane, focus, read }: PickedFor,
): PickedResource<Resource>[] {
  const wanted = tagsForFocus(focus);
  const judged = resources.map((resource) => {
    const { slug, tags } = resource;
    const isRead = read.includes(slug);
    const sensitive = isSensitive(tags, wanted);
    const fit = sensitive ? 0 : subjectFit(tags, wanted);
    const start = sensitive ? -1 : startRank(slug, tags, lane);
    return { resource, isRead, fit, start, score: (isRead ? -1000 : 0) + fit * 20 + start };
  });
  return judged
    .toSorted((a, b) => b.score - a.score)
    .slice(0, PICKS)
    .map(({ resource, isRead, fit, start }, index) => ({
      resource,
      reason: explain({ isRead, fits: fit > 0, isStart: start > 0 && index === 0 }, focus),
    }));
}

function startRank(slug: string, tags: readonly string[], lane: Lane): number {
  const subjects = FIRST_SUBJECTS[lane];
  const subject = subjects.indexOf(tags[0] ?? '');
  const starter = STARTERS[lane].indexOf(slug);
  return (subject < 0 ? 0 : subjects.length - subject) + (starter < 0 ? 0 : 10 * (3 - starter));
}

function explain(
  { isRead, fits, isStart }: { isRead: boolean; fits: boolean; isStart: boolean },
  focus: FocusWord | null,
): string | null {
  if (isRead) return 'Worth a second look';
  if (focus && fits) return `Fits your focus: ${focus}`;
  return isStart ? 'A good place to start' : null;
}
