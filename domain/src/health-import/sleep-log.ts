interface Asleep {
  start: number;
  end: number;
  offset: number;
}

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Sleep after a break of more than three hours belongs to another night. */
const SAME_NIGHT = 3 * HOUR;
const MAX_UNMERGED = 20_000;

/**
 * Sleep recorded by both a phone and a watch counts once. A night belongs to the day on which it
 * ends.
 */
export function createSleepLog() {
  let merged: Asleep[] = [];
  let added: Asleep[] = [];

  const merge = () => {
    merged = mergeOverlaps([...merged, ...added]);
    added = [];
  };

  return {
    add(asleep: Asleep): void {
      if (!(asleep.end > asleep.start) || asleep.end - asleep.start > DAY) return;
      added.push(asleep);
      // A night can have up to a hundred parts. Merging them from time to time saves memory.
      if (added.length >= MAX_UNMERGED) merge();
    },
    totals(): Map<number, number> {
      merge();
      const totals = new Map<number, number>();
      let night: { seconds: number; end: number; offset: number } | null = null;
      const close = () => {
        if (!night) return;
        const day = Math.floor((night.end + night.offset) / DAY);
        totals.set(day, (totals.get(day) ?? 0) + night.seconds / 60);
      };
      for (const { start, end, offset } of merged) {
        if (!night || start - night.end > SAME_NIGHT) {
          close();
          night = { seconds: 0, end, offset };
        }
        night.seconds += end - start;
        night.end = end;
        night.offset = offset;
      }
      close();
      return totals;
    },
  };
}

function mergeOverlaps(all: readonly Asleep[]): Asleep[] {
  const result: Asleep[] = [];
  for (const one of all.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (!last || one.start > last.end) result.push({ ...one });
    else if (one.end > last.end) {
      last.end = one.end;
      last.offset = one.offset;
    }
  }
  return result;
}
