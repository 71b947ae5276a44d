/**
 * The value that would stand at this place if these stood in order, without putting all of them in
 * order: parts that cannot hold the place are left as they are (Hoare's quickselect). Moves them about.
 */
export function valueAt(values: Float64Array, place: number): number {
  let [first, last] = [0, values.length - 1];
  while (first < last) {
    const middle = values[(first + last) >> 1] as number;
    let [low, high] = [first, last];
    while (low <= high) {
      while ((values[low] as number) < middle) low++;
      while ((values[high] as number) > middle) high--;
      if (low > high) break;
      const kept = values[low] as number;
      values[low++] = values[high] as number;
      values[high--] = kept;
    }
    if (place <= high) last = high;
    else if (place >= low) first = low;
    else break;
  }
  return values[place] as number;
}
