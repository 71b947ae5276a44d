const MAX_SECTIONS = 3;
const OPENING = 'Thanks for telling me. Which of these comes closest to what you need?';

/**
 * Asks which section is meant, instead of quoting one that has nothing to do with the member's
 * remark.
 */
export function moreSectionsAnswer(
  { title, path }: { title: string; path: string },
  headings: readonly string[],
): string {
  const sections = [...new Set(headings)].slice(0, MAX_SECTIONS).map((heading) => `- ${heading}`);
  return [
    OPENING,
    sections.join('\n'),
    `All of them are in [${title.replace(/[[\]]/g, '')}](${path}). Tell me one, or say it in other words.`,
  ].join('\n\n');
}

export const isMoreSections = (answer: string): boolean => answer.startsWith(OPENING);
