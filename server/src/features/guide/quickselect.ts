export function quickselect(values: Float64Array, index: number): number {
  let [first, last] = [0, values.length - 1];
  while (first < last) {
    const pivot = values[(first + last) >> 1] as number;
    let [low, high] = [first, last];
    while (low <= high) {
      while ((values[low] as number) < pivot) low++;
      while ((values[high] as number) > pivot) high--;
      if (low > high) break;
      const swapped = values[low] as number;
      values[low++] = values[high] as number;
      values[high--] = swapped;
    }
    if (index <= high) last = high;
    else if (index >= low) first = low;
    else break;
  }
  return values[index] as number;
}
