import type { OutsideLink } from '../public-config.ts';
import { NOT_KNOWN } from './messages.ts';

export const notKnownAnswer = ({ support }: Record<Extract<OutsideLink, 'support'>, string>) =>
  `${NOT_KNOWN}\n\nA person answers at [support](${support}).`;

export interface ClosePage {
  title: string;
  path: string;
}

export const UNSURE_OPENING = 'I am not sure that I understood. These pages come closest:';
export const NO_PAGE_OPENING = 'I do not have a page about that. These come closest:';

const listLinks = (pages: readonly ClosePage[]) =>
  pages.map(({ title, path }) => `- [${title.replace(/[[\]]/g, '')}](${path})`).join('\n');

export const closestPagesAnswer = (pages: readonly ClosePage[]): string =>
  [UNSURE_OPENING, listLinks(pages)].join('\n\n');

export const uncoveredAnswer = (
  pages: readonly ClosePage[],
  { support }: Record<Extract<OutsideLink, 'support'>, string>,
): string =>
  [NO_PAGE_OPENING, listLinks(pages), `A person answers at [support](${support}).`].join('\n\n');
