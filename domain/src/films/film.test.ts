import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFilm, estimateSpoken, findChapterAt, findLineAt } from './film.ts';

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

  it('shows the right line of text at any playback position', () => {
    for (const [index, { startsAt, seconds }] of film.lines.entries()) {
      expect(findLineAt(film, startsAt)).toBe(index);
      expect(findLineAt(film, startsAt + seconds - 0.01)).toBe(index);
    }
    expect(findLineAt(film, film.seconds + 100)).toBe(film.lines.length - 1);
    expect(findLineAt(film, -1)).toBe(0);
  });

  it('marks no character of a line as spoken at its start and all of them at its end', () => {
    for (const line of film.lines) {
      expect(estimateSpoken(line, line.startsAt - 1)).toBe(0);
      expect(estimateSpoken(line, line.startsAt + line.seconds)).toBe(line.text.length);
    }
  });

  it('shows only the title when the workshop part is empty', () => {
    expect(createFilm('Only this', '').lines).toHaveLength(1);
  });
});

describe('the chapters of a film', () => {
  const long = (start: string) => `${start} ${'and so it goes on '.repeat(8)}to the end.`;

  it('start at each longer paragraph and at the checklist', () => {
    const text = [
      long('My first thought,'),
      'A short one.',
      long('Second thought.'),
      '- [ ] Do it\n- [ ] Rest',
    ];
    const film = createFilm('Title', text.join('\n\n'));
    expect(film.chapters.map(({ title }) => title)).toEqual([
      'My first thought',
      'Second thought',
      'Step by step',
    ]);
    expect(film.chapters[0]?.startsAt).toBe(0);
    const [, second, last] = film.chapters;
    expect(film.lines[findLineAt(film, second?.startsAt ?? 0)]?.text).toMatch(/^Second thought/);
    expect(film.lines[findLineAt(film, last?.startsAt ?? 0)]?.text).toBe('Do it');
    expect(findChapterAt(film, film.seconds)).toBe(2);
  });

  it('have the text’s headings as titles, if there are any', () => {
    const film = createFilm('Title', '### One\n\nFirst.\n\nMore.\n\n### Two\n\nSecond.');
    expect(film.chapters.map(({ title }) => title)).toEqual(['One', 'Two']);
  });

  it('have non-empty titles of at most 49 characters', () => {
    fc.assert(
      fc.property(fc.array(fc.lorem({ maxCount: 60 }), { minLength: 1 }), (paragraphs) => {
        for (const { title } of createFilm('Title', paragraphs.join('\n\n')).chapters) {
          expect(title.length).toBeGreaterThan(0);
          expect(title.length).toBeLessThanOrEqual(49);
        }
      }),
    );
  });
});
