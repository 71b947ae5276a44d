import { describe, expect, it, test } from 'vitest';
import { parseLetter } from './letter-blocks.ts';

const text = (words: string) => ({ kind: 'text', text: words });

describe('a letter’s markdown', () => {
  it('is parsed into headings, paragraphs, lists, quotations and rules', () => {
    const body = [
      '## Hello',
      '',
      'One **small** step,\\\n*today*.',
      '',
      '- tea',
      '- a walk\n  outside',
      '',
      '1. first',
      '2. second',
      '',
      '> Slow is fine.',
      '',
      '***',
    ].join('\n');
    expect(parseLetter(body)).toEqual([
      { kind: 'heading', level: 2, children: [text('Hello')] },
      {
        kind: 'paragraph',
        children: [
          text('One '),
          { kind: 'strong', children: [text('small')] },
          text(' step,'),
          { kind: 'break' },
          { kind: 'em', children: [text('today')] },
          text('.'),
        ],
      },
      {
        kind: 'list',
        isOrdered: false,
        items: [
          [{ kind: 'paragraph', children: [text('tea')] }],
          [{ kind: 'paragraph', children: [text('a walk outside')] }],
        ],
      },
      {
        kind: 'list',
        isOrdered: true,
        items: [
          [{ kind: 'paragraph', children: [text('first')] }],
          [{ kind: 'paragraph', children: [text('second')] }],
        ],
      },
      { kind: 'quote', blocks: [{ kind: 'paragraph', children: [text('Slow is fine.')] }] },
      { kind: 'rule' },
    ]);
  });

  it('shows no line for an empty paragraph, which the editor writes as <br />', () => {
    expect(parseLetter('Hello,\n\n<br />\n\nsee you')).toEqual([
      { kind: 'paragraph', children: [text('Hello,')] },
      { kind: 'paragraph', children: [text('see you')] },
    ]);
  });

  it('keeps escaped and single formatting characters as they were typed', () => {
    expect(parseLetter('[Our *page*](/mhi "MHI") 2 \\* 3 * 4 & &amp; [x')).toEqual([
      {
        kind: 'paragraph',
        children: [
          {
            kind: 'link',
            href: '/mhi',
            children: [text('Our '), { kind: 'em', children: [text('page')] }],
          },
          text(' 2 * 3 * 4 & & [x'),
        ],
      },
    ]);
  });

  it('can contain lists within lists', () => {
    const [list] = parseLetter('- one\n  - inner\n- two');
    expect(list).toMatchObject({
      items: [[{ kind: 'paragraph' }, { kind: 'list' }], [{ kind: 'paragraph' }]],
    });
  });

  test.each([
    ['brackets', '['.repeat(20_000)],
    ['stars', '*a'.repeat(10_000)],
    ['double stars', '**'.repeat(10_000)],
    ['quotation marks', '>'.repeat(20_000)],
    ['nested lists', '- '.repeat(10_000)],
    ['links', '[a]('.repeat(5_000)],
    ['ampersands', '&#x'.repeat(6_000)],
  ])(
    'is parsed in under a second even if it is full of %s',
    (_name, body) => {
      expect(parseLetter(body).length).toBeGreaterThan(0);
    },
    1000,
  );
});
