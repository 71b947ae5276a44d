/**
 * With a real time zone instead of a fake clock, sessions stay valid. In `Etc/GMT+5`, plus means
 * west of Greenwich.
 */
export function zoneWhereItIs(hour: number, now: Date): string {
  const ahead = hour - now.getUTCHours();
  const offset = ahead < -12 ? ahead + 24 : ahead;
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}
