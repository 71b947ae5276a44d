import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseWorkshopBody } from './workshop-body.ts';

const split = (body: string) => {
  const { intro, know, actions } = parseWorkshopBody(body);
  const show = (parts: typeof know) =>
    parts.map(({ number, title, body: text }) => `${number}|${title ?? ''}|${text}`);
  return { intro, know: show(know), actions: show(actions) };
};

describe('the parser of workshop texts', () => {
  it('finds every part in the format of the shipped workshops', () => {
    const body = `Welcome.

## KNOW 1: A snapshot

One.

## KNOW 2: Steady first

Two.

## ACTION 1: Take it

- [ ] Do it

## ACTION 2: Choose

Three.
`;
    expect(split(body)).toEqual({
      intro: 'Welcome.',
      know: ['1|A snapshot|One.', '2|Steady first|Two.'],
      actions: ['1|Take it|- [ ] Do it', '2|Choose|Three.'],
    });
  });

  test.each([
    ['a heading', '# KNOW 1\ntext'],
    ['a deep heading', '###### KNOW 1\ntext'],
    ['a heading in another case', '## Know 1\ntext'],
    ['a closed heading', '## KNOW 1 ##\ntext'],
    ['an indented heading', '   ## KNOW 1\ntext'],
    ['an underlined heading', 'KNOW 1\n======\ntext'],
    ['a bare line', 'KNOW 1\n\ntext'],
    ['a bold line', '**KNOW 1**\n\ntext'],
    ['Windows line ends', '## KNOW 1\r\ntext\r\n'],
    ['an HTML heading', '<h2>KNOW 1</h2>\ntext'],
    [
      'an HTML heading with attributes and tags',
      '<h2 class="x" id="y"><strong>KNOW&nbsp;1</strong></h2>text',
    ],
    ['an HTML heading over lines', '<H3>\n  KNOW 1\n</H3>text'],
    ['an HTML line', '<strong>KNOW 1</strong><br>\ntext'],
    ['an HTML block', '<div>KNOW 1</div>text'],
    ['a number with a letter after it', '## KNOW 1a\ntext'],
    ['an HTML paragraph', '<p><b>KNOW 1</b></p>text'],
  ])('recognises a marker in the form of %s', (_name, body) => {
    expect(split(body)).toEqual({ intro: '', know: ['1||text'], actions: [] });
  });

  test.each([
    ['a colon', 'KNOW 1: Title'],
    ['a dash', 'KNOW 1 – Title'],
    ['a hyphen', 'KNOW 1 - Title'],
    ['a full stop', 'KNOW 1. Title'],
    ['a heading without a separator', '## KNOW 1 Title'],
    ['bold', '**KNOW 1:** Title'],
    ['HTML', '<h2>KNOW 1: Title</h2>'],
    ['HTML with an entity', '<h2>KNOW 1: &#84;itle</h2>'],
  ])('reads the title of a part after %s', (_name, line) => {
    expect(split(`${line}\ntext`).know).toEqual(['1|Title|text']);
  });

  test.each([
    'I know 1 thing about this.',
    'Know 1 thing.',
    'KNOW 1 thing before you begin',
    'KNOWLEDGE 1',
    'KNOW 1st',
    'We KNOW 1: not a marker',
    '<p>KNOW 1 thing</p>',
    '## What you KNOW 1',
  ])('does not treat "%s" as a marker', (line) => {
    expect(split(line)).toEqual({ intro: line, know: [], actions: [] });
  });

  it('keeps the two KNOW parts with the lowest numbers, wherever they appear', () => {
    const body = '## KNOW 3\nc\n## ACTION 2\ny\n## KNOW 2\nb\n## KNOW 1\na\n## ACTION 1\nx';
    expect(split(body)).toEqual({
      intro: '',
      know: ['1||a', '2||b'],
      actions: ['1||x', '2||y'],
    });
  });

  it('finds an HTML marker inside other elements and after an unclosed element', () => {
    const body = '<div><h2>KNOW 1</h2><p>open<h2>ACTION 1</h2><p>secret</p></div>';
    const { know, actions } = parseWorkshopBody(body);
    expect(know[0]?.body).not.toContain('secret');
    expect(actions[0]?.body).toContain('secret');
  });

  it('never shows the ACTION text, which is for premium members, in the parts that are open to everybody', () => {
    const marker = fc.constantFrom(
      ...[
        '## ACTION 1',
        'ACTION 1 take it',
        '<div>ACTION 1</div>',
        '## ACTION 2B',
        'ACTION 2: Now',
        '**ACTION 1**',
        '<h2>ACTION 3</h2>',
        '<h3><em>Action 1</em>: x</h3>',
      ],
    );
    const prose = fc.constantFrom('text', '<p>text', '```', '<div>', '> quote', '| a | b |', '');
    const lines = fc.array(prose, { maxLength: 6 });
    fc.assert(
      fc.property(lines, marker, lines, (before, action, after) => {
        const body = ['## KNOW 1', ...before, action, 'SECRET', ...after].join('\n');
        const { intro, know, actions } = parseWorkshopBody(body);
        expect(JSON.stringify([intro, know])).not.toContain('SECRET');
        expect(JSON.stringify(actions)).toContain('SECRET');
      }),
    );
  });

  it('is fast even for a malicious body', {
    timeout: 3000,
  }, () => {
    for (const piece of ['<h2>', '<p', '<p>x', '#', '<h2>KNOW', '**', '> #', ' ', '\n']) {
      expect(parseWorkshopBody(piece.repeat(50_000)).actions).toEqual([]);
    }
  });
});
