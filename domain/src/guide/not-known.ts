import type { OutsideLink } from '../public-config.ts';
import { NOT_KNOWN } from './messages.ts';

/** Said plainly, with somebody to turn to. */
export const notKnownAnswer = ({ support }: Record<Extract<OutsideLink, 'support'>, string>) =>
  `${NOT_KNOWN}\n\nA person answers at [support](${support}).`;

export interface ClosePage {
  title: string;
  path: string;
}

const HALF_KNOWN = 'I am not sure that I understood. These pages come closest:';

export const closestPages = (pages: readonly ClosePage[]): string =>
  [
    HALF_KNOWN,
    pages.map(({ title, path }) => `- [${title.replace(/[[\]]/g, '')}](${path})`).join('\n'),
  ].join('\n\n');
