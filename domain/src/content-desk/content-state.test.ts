import { describe, expect, it, test } from 'vitest';
import { CONTENT_STATES, contentState, shownAs } from './content-state.ts';

const now = new Date('2026-11-16T12:00:00Z');
const later = new Date('2026-11-20T08:00:00Z');
const earlier = new Date('2026-01-01T00:00:00Z');
const draft = { visibility: 'hidden', publishAt: null, createdAt: earlier } as const;

describe('the state of a page', () => {
  test.each(CONTENT_STATES.flatMap((from) => CONTENT_STATES.map((to) => [from, to] as const)))(
    'goes from %s to %s',
    (from, to) => {
      const before = shownAs(from, later, draft, now);
      expect(contentState(before, now)).toBe(from);
      expect(contentState(shownAs(to, later, before, now), now)).toBe(to);
    },
  );

  it('becomes public at its time, and is as old as that', () => {
    const scheduled = shownAs('scheduled', later, draft, now);
    expect(contentState(scheduled, later)).toBe('public');
    expect(scheduled.createdAt).toEqual(later);
  });

  it('keeps its age when it was read before', () => {
    const page = { visibility: 'public', publishAt: null, createdAt: earlier } as const;
    const back = shownAs('public', null, shownAs('withdrawn', null, page, now), now);
    expect(back).toEqual(page);
  });
});
