/** Numbers as bars in a line of text, lowest first. */
export const BARS = '▁▂▃▄▅▆▇█';
/** Where nothing was recorded. */
export const NO_BAR = '·';

export const isPicture = (paragraph: string): boolean => /^[▁▂▃▄▅▆▇█·]+$/.test(paragraph);
