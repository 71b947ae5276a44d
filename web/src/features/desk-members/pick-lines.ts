export function pickLines(list: string, problems: readonly { line: number }[]): string {
  const lines = list.split(/\r\n?|\n/);
  const [heading = ''] = lines;
  const picked = problems.map(({ line }) => lines[line - 1] ?? '');
  return [...(heading.includes('@') ? [] : [heading]), ...picked].join('\n');
}
