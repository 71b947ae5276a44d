import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filmOf, lineAt } from './film.ts';

const body = `Think of **one** thing. And more.

Is it "true?" Yes.

- [ ] Write it down
- [ ] Tell someone`;

describe('the film of a part', () => {
  const film = filmOf('A clear aim', body);

  it('opens with its title and says every sentence whole, in plain words', () => {
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
        expect(filmOf('A clear aim', text).seconds).toBeGreaterThanOrEqual(words * 0.4);
      }),
    );
  });

  it('finds the sentence that is shown at any moment', () => {
    for (const [index, { startsAt, seconds }] of film.lines.entries()) {
      expect(lineAt(film, startsAt)).toBe(index);
      expect(lineAt(film, startsAt + seconds - 0.01)).toBe(index);
    }
    expect(lineAt(film, film.seconds + 100)).toBe(film.lines.length - 1);
    expect(lineAt(film, -1)).toBe(0);
  });

  it('shows only the title when the part is empty', () => {
    expect(filmOf('Only this', '').lines).toHaveLength(1);
  });
});
