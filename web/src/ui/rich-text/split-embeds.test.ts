import { describe, expect, it } from 'vitest';
import { splitEmbeds } from './split-embeds.ts';

describe('players in markdown', () => {
  it('are split out of the text at their place', () => {
    expect(splitEmbeds('Before\n\n<iframe src="https://a.example"></iframe>\n\nAfter')).toEqual([
      { kind: 'text', text: 'Before\n\n' },
      { kind: 'embed', html: '<iframe src="https://a.example"></iframe>' },
      { kind: 'text', text: '\n\nAfter' },
    ]);
  });

  it('are found without a closing tag', () => {
    const pieces = splitEmbeds('<iframe src="https://a.example">');
    expect(pieces).toEqual([{ kind: 'embed', html: '<iframe src="https://a.example">' }]);
  });

  it('leave a body without any in one piece', () => {
    expect(splitEmbeds('Only *words*')).toEqual([{ kind: 'text', text: 'Only *words*' }]);
    expect(splitEmbeds('')).toEqual([]);
  });
});
