export const SPARKLINE_BARS = '▁▂▃▄▅▆▇█';
export const SPARKLINE_GAP = '·';

export const isSparkline = (paragraph: string): boolean => /^[▁▂▃▄▅▆▇█·]+$/.test(paragraph);
