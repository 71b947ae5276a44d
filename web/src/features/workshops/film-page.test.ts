import { expect, test } from 'vitest';
import { filmPage, filmSeconds } from './film-page.ts';

const film = {
  title: 'A <b>bold</b> "title"',
  scenes: [
    { text: 'One & one', seconds: 5 },
    { text: '</p><script>alert(1)</script>', seconds: 6 },
  ],
};

test('every word of a film is text, never markup', () => {
  const page = filmPage(film);
  expect(page).not.toMatch(/<script|<b>/);
  expect(page).toContain('One &#38; one');
});

test('scenes follow one another, and the last one stays', () => {
  const page = filmPage(film);
  expect(filmSeconds(film)).toBe(15);
  expect(page).toMatch(/--at:4s;--for:5s">One/);
  expect(page).toMatch(/class="last" style="--at:9s;--for:6s"/);
});
