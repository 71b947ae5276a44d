import { describe, expect, it } from 'vitest';
import { splitEmbeds } from './split-embeds.ts';

describe('the parser of videos in a text', () => {
  it('separates videos from the text', () => {
    expect(splitEmbeds('Before\n\n<iframe src="https://a.example"></iframe>\n\nAfter')).toEqual([
      { kind: 'text', text: 'Before\n\n' },
      { kind: 'embed', html: '<iframe src="https://a.example"></iframe>' },
      { kind: 'text', text: '\n\nAfter' },
    ]);
  });

  it('finds a video without a closing tag', () => {
    const pieces = splitEmbeds('<iframe src="https://a.example">');
    expect(pieces).toEqual([{ kind: 'embed', html: '<iframe src="https://a.example">' }]);
  });

  it('returns a body without videos as one piece', () => {
    expect(splitEmbeds('Only *words*')).toEqual([{ kind: 'text', text: 'Only *words*' }]);
    expect(splitEmbeds('')).toEqual([]);
  });
});
