export function findImportCycles(imports: readonly { from: string; to: string }[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const order = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  const visit = (file: string): number => {
    const index = order.size;
    order.set(file, index);
    stack.push(file);
    let low = index;
    let importsItself = false;
    for (const { to } of targets.get(file) ?? []) {
      if (to === file) importsItself = true;
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (stack.includes(to)) low = Math.min(low, order.get(to) as number);
    }
    if (low === index) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1 || importsItself) cycles.push(group.sort());
    }
    return low;
  };

  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return cycles.sort();
}
