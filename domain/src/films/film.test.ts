import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFilm, findLineAt } from './film.ts';

const body = `Think of **one** thing. And more.

Is it "true?" Yes.

- [ ] Write it down
- [ ] Tell someone`;

describe('a film made from a workshop part', () => {
  const film = createFilm('A clear aim', body);

  it('starts with the title and contains every sentence as plain text', () => {
    expect(film.lines.map(({ text }) => text)).toEqual([
      'A clear aim',
      'Think of one thing.',
      'And more.',
      'Is it "true?"',
      'Yes.',
      'Write it down',
      'Tell someone',
    ]);
  });

  it('takes at least as long as reading its text aloud at 150 words a minute', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 80 }), (text) => {
        const words = `A clear aim ${text}`.split(/\s+/).length;
        expect(createFilm('A clear aim', text).seconds).toBeGreaterThanOrEqual(words * 0.4);
      }),
    );
  });

  it('has the right line at any playback position', () => {
    for (const [index, { startsAt, seconds }] of film.lines.entries()) {
      expect(findLineAt(film, startsAt)).toBe(index);
      expect(findLineAt(film, startsAt + seconds - 0.01)).toBe(index);
    }
    expect(findLineAt(film, film.seconds + 100)).toBe(film.lines.length - 1);
    expect(findLineAt(film, -1)).toBe(0);
  });

  it('shows only the title when the workshop part is empty', () => {
    expect(createFilm('Only this', '').lines).toHaveLength(1);
  });
});
