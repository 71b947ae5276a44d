/** One row of two texts side by side; a side that is null has no such line. */
export interface DifferenceRow {
  before: string | null;
  after: string | null;
}

/** Beyond so many comparisons two texts are told apart as a whole. */
const MAX_CELLS = 4_000_000;

/** Two texts side by side, line by line; a changed line stands beside what it became. */
export function sideBySide(before: string, after: string): DifferenceRow[] {
  const rows: DifferenceRow[] = [];
  const gone: string[] = [];
  const come: string[] = [];
  const settle = () => {
    for (let i = 0; i < Math.max(gone.length, come.length); i++) {
      rows.push({ before: gone[i] ?? null, after: come[i] ?? null });
    }
    gone.length = 0;
    come.length = 0;
  };
  for (const step of steps(before.split('\n'), after.split('\n'))) {
    if (step.kind === 'same') {
      settle();
      rows.push({ before: step.text, after: step.text });
    } else (step.kind === 'gone' ? gone : come).push(step.text);
  }
  settle();
  return rows;
}

export interface DifferencePart {
  kind: 'same' | 'gone' | 'come';
  text: string;
}

/** One line against another, word by word. */
export function wordDifference(before: string, after: string): DifferencePart[] {
  const words = (line: string) => line.match(/\s+|[^\s]+/g) ?? [];
  const parts: DifferencePart[] = [];
  for (const { kind, text } of steps(words(before), words(after))) {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  }
  return parts;
}

/** The shortest way from one list to the other, by their longest common part. */
function steps(a: readonly string[], b: readonly string[]): DifferencePart[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const same = (text: string): DifferencePart => ({ kind: 'same', text });
  return [
    ...a.slice(0, start).map(same),
    ...middleSteps(a.slice(start, endA), b.slice(start, endB)),
    ...a.slice(endA).map(same),
  ];
}

function middleSteps(a: readonly string[], b: readonly string[]): DifferencePart[] {
  const gone = (text: string): DifferencePart => ({ kind: 'gone', text });
  const come = (text: string): DifferencePart => ({ kind: 'come', text });
  if (a.length * b.length > MAX_CELLS) return [...a.map(gone), ...b.map(come)];
  const width = b.length + 1;
  const common = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const found: DifferencePart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      found.push({ kind: 'same', text: a[i] ?? '' });
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      found.push(gone(a[i++] ?? ''));
    } else found.push(come(b[j++] ?? ''));
  }
  return found;
}
