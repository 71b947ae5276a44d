import { describe, expect, it, test } from 'vitest';
import { applyState, CONTENT_STATES, contentState } from './content-state.ts';

const now = new Date('2026-11-16T12:00:00Z');
const later = new Date('2026-11-20T08:00:00Z');
const earlier = new Date('2026-01-01T00:00:00Z');
const draft = { visibility: 'hidden', publishAt: null, createdAt: earlier } as const;

describe('a page', () => {
  test.each(CONTENT_STATES.flatMap((from) => CONTENT_STATES.map((to) => [from, to] as const)))(
    'can change from %s to %s',
    (from, to) => {
      const before = applyState(from, later, draft, now);
      expect(contentState(before, now)).toBe(from);
      expect(contentState(applyState(to, later, before, now), now)).toBe(to);
    },
  );

  it('becomes public at the scheduled time, which is then also its creation date', () => {
    const scheduled = applyState('scheduled', later, draft, now);
    expect(contentState(scheduled, later)).toBe('public');
    expect(scheduled.createdAt).toEqual(later);
  });

  it('keeps its creation date when it is withdrawn and published again', () => {
    const page = { visibility: 'public', publishAt: null, createdAt: earlier } as const;
    const back = applyState('public', null, applyState('withdrawn', null, page, now), now);
    expect(back).toEqual(page);
  });
});
