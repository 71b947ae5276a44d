export interface DiffRow {
  before: string | null;
  after: string | null;
}

const MAX_CELLS = 4_000_000;

export function diffLines(before: string, after: string): DiffRow[] {
  const rows: DiffRow[] = [];
  const removed: string[] = [];
  const added: string[] = [];
  const flush = () => {
    for (let i = 0; i < Math.max(removed.length, added.length); i++) {
      rows.push({ before: removed[i] ?? null, after: added[i] ?? null });
    }
    removed.length = 0;
    added.length = 0;
  };
  for (const step of diff(before.split('\n'), after.split('\n'))) {
    if (step.kind === 'same') {
      flush();
      rows.push({ before: step.text, after: step.text });
    } else (step.kind === 'removed' ? removed : added).push(step.text);
  }
  flush();
  return rows;
}

export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

export function diffWords(before: string, after: string): DiffPart[] {
  const words = (line: string) => line.match(/\s+|[^\s]+/g) ?? [];
  const parts: DiffPart[] = [];
  for (const { kind, text } of diff(words(before), words(after))) {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  }
  return parts;
}

function diff(a: readonly string[], b: readonly string[]): DiffPart[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const same = (text: string): DiffPart => ({ kind: 'same', text });
  return [
    ...a.slice(0, start).map(same),
    ...diffByCommonSubsequence(a.slice(start, endA), b.slice(start, endB)),
    ...a.slice(endA).map(same),
  ];
}

function diffByCommonSubsequence(a: readonly string[], b: readonly string[]): DiffPart[] {
  const removed = (text: string): DiffPart => ({ kind: 'removed', text });
  const added = (text: string): DiffPart => ({ kind: 'added', text });
  if (a.length * b.length > MAX_CELLS) return [...a.map(removed), ...b.map(added)];
  const width = b.length + 1;
  const common = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const found: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      found.push({ kind: 'same', text: a[i] ?? '' });
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      found.push(removed(a[i++] ?? ''));
    } else found.push(added(b[j++] ?? ''));
  }
  return found;
}
