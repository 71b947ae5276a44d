/**
 * Returns each group of files that import one another in a circle, in alphabetical order: Tarjan's
 * strongly connected components of more than one file.
 */
export function importCircles(imports: readonly { from: string; to: string }[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  const visit = (file: string): number => {
    const index = order.size;
    order.set(file, index);
    open.push(file);
    let low = index;
    let importsItself = false;
    for (const { to } of targets.get(file) ?? []) {
      if (to === file) importsItself = true;
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (open.includes(to)) low = Math.min(low, order.get(to) as number);
    }
    if (low === index) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1 || importsItself) circles.push(group.sort());
    }
    return low;
  };

  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return circles.sort();
}
