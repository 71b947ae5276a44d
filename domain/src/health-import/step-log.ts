const HOUR = 3600;
const DAY = 24 * HOUR;
const HOURS = 24;
const LONGEST_SPREAD = 2 * HOUR;
const MAX_SOURCES = 40;

/**
 * A phone and a watch count the same steps, so only the source with the most steps in an hour
 * counts. Whole days are compared too, because some sources record only daily totals.
 */
export function createStepLog() {
  const sources = new Map<string, number>();
  const days = new Map<number, (Float64Array | undefined)[]>();

  const slots = (day: number, source: number): Float64Array => {
    const all = days.get(day) ?? [];
    days.set(day, all);
    const own = all[source] ?? new Float64Array(HOURS + 1);
    all[source] = own;
    return own;
  };

  return {
    add(sourceName: string, start: number, end: number, steps: number): void {
      if (!(steps > 0) || !(end >= start) || end - start > DAY) return;
      let source = sources.get(sourceName);
      if (source === undefined) {
        source = Math.min(sources.size, MAX_SOURCES - 1);
        if (sources.size < MAX_SOURCES) sources.set(sourceName, source);
      }
      if (end - start > LONGEST_SPREAD) {
        addTo(slots(Math.floor(start / DAY), source), HOURS, steps);
        return;
      }
      for (let from = start; from <= end; ) {
        const to = Math.min(end, (Math.floor(from / HOUR) + 1) * HOUR);
        const share = end === start ? 1 : (to - from) / (end - start);
        const hour = Math.floor((from % DAY) / HOUR);
        addTo(slots(Math.floor(from / DAY), source), hour, steps * share);
        if (to >= end) break;
        from = to;
      }
    },
    totals(): Map<number, number> {
      return new Map([...days].map(([day, bySource]) => [day, dayTotal(bySource)]));
    },
  };
}

function addTo(values: Float64Array, index: number, amount: number): void {
  values[index] = (values[index] ?? 0) + amount;
}

function dayTotal(bySource: readonly (Float64Array | undefined)[]): number {
  const present = bySource.filter((one) => one !== undefined);
  const bestSource = Math.max(...present.map((one) => one.reduce((sum, steps) => sum + steps, 0)));
  let byHour = 0;
  for (let hour = 0; hour < HOURS; hour++) {
    byHour += Math.max(...present.map((one) => one[hour] ?? 0));
  }
  return Math.max(bestSource, byHour);
}
