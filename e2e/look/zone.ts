/**
 * Returns a time zone in which it is now the given hour, because a fake clock could make the
 * session look expired. `Etc/GMT+5` is five hours behind Greenwich, not ahead.
 */
export function zoneWhereItIs(hour: number, now: Date): string {
  const ahead = hour - now.getUTCHours();
  const offset = ahead < -12 ? ahead + 24 : ahead > 14 ? ahead - 24 : ahead;
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}
