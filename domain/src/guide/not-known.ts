import type { OutsideLink } from '../public-config.ts';
import { NOT_KNOWN } from './messages.ts';

/** Said plainly, with somebody to turn to. */
export const notKnownAnswer = ({ support }: Record<Extract<OutsideLink, 'support'>, string>) =>
  `${NOT_KNOWN}\n\nA person answers at [support](${support}).`;

export interface ClosePage {
  title: string;
  path: string;
}

/** How an answer begins that only names pages. */
export const HALF_KNOWN = 'I am not sure that I understood. These pages come closest:';
export const NO_PAGE_OF_OURS = 'I do not have a page about that. These come closest:';

const named = (pages: readonly ClosePage[]) =>
  pages.map(({ title, path }) => `- [${title.replace(/[[\]]/g, '')}](${path})`).join('\n');

export const closestPages = (pages: readonly ClosePage[]): string =>
  [HALF_KNOWN, named(pages)].join('\n\n');

/** A question that belongs here and that none of our pages answers. */
export const uncoveredAnswer = (
  pages: readonly ClosePage[],
  { support }: Record<Extract<OutsideLink, 'support'>, string>,
): string =>
  [NO_PAGE_OF_OURS, named(pages), `A person answers at [support](${support}).`].join('\n\n');
