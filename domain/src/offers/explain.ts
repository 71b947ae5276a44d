import { type Track, trackInSentence } from '../vocabulary.ts';
import { because } from '../why/because.ts';
import type { IncludedOffer } from './offers-for-member.ts';
import type { SegmentCause } from './segment.ts';

export function offerReason(why: IncludedOffer['why']): string {
  if (why === 'debug') return 'Shown because you’re previewing offers.';
  return why.length === 0 ? 'We show this to every member.' : because(why.map(phrase));
}

function phrase({ key, value }: SegmentCause): string {
  switch (key) {
    case 'tier':
      return `your membership is ${value.replace('_', ' ')}`;
    case 'path':
      return `your path is ${trackInSentence(value as Track)}`;
    case 'track':
      return `it belongs to ${trackInSentence(value as Track)}`;
    case 'gender':
      return `your profile says ${value}`;
    case 'signals':
      return `you told us about ${value.replaceAll(/[_:]/g, ' ')}`;
  }
}
