/** What one look found, and what to do about it. */
export interface Finding {
  about: string;
  state: 'well' | 'attention' | 'wrong';
  says: string;
  doThis?: string;
}

export const well = (about: string, says: string): Finding => ({ about, state: 'well', says });
export const attention = (about: string, says: string, doThis: string): Finding => ({
  ...{ about, state: 'attention', says, doThis },
});
export const wrong = (about: string, says: string, doThis: string): Finding => ({
  ...{ about, state: 'wrong', says, doThis },
});

const MARKS = { well: '✓', attention: '!', wrong: '✗' };

export function printed({ about, state, says, doThis }: Finding): string {
  const line = `${MARKS[state]} ${about}: ${says}`;
  return doThis ? `${line}\n    → ${doThis}` : line;
}
