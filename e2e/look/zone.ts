/**
 * A zone of the earth where it is that hour now, so that home shows a morning or an evening without
 * a clock of its own: sessions and the server's day stay true. West of Greenwich has a plus here.
 */
export function zoneWhereItIs(hour: number, now: Date): string {
  const ahead = hour - now.getUTCHours();
  const offset = ahead < -12 ? ahead + 24 : ahead;
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}
