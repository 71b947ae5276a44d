/**
 * A real time zone instead of a fake clock keeps sessions and the server's date correct. In names
 * such as `Etc/GMT+5`, a plus means west of Greenwich.
 */
export function zoneWhereItIs(hour: number, now: Date): string {
  const ahead = hour - now.getUTCHours();
  const offset = ahead < -12 ? ahead + 24 : ahead;
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}
