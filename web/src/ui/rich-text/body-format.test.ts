import { describe, expect, test } from 'vitest';
import { bodyFormat } from './body-format.ts';

describe('detecting the format of a body', () => {
  test.each([
    ['<p>Hello</p>', 'html'],
    ['\n  <div class="a">Hello</div>', 'html'],
    ['<!DOCTYPE html><p>Hello', 'html'],
    ['Plain words', 'markdown'],
    ['## A heading', 'markdown'],
    ['<https://example.com> is a link', 'markdown'],
    ['<3 from us', 'markdown'],
    ['<iframe src="https://player.example"></iframe>\n\nText with **weight**', 'markdown'],
  ])('tells HTML and Markdown apart: %j is %s', (body, format) => {
    expect(bodyFormat(body)).toBe(format);
  });
});
