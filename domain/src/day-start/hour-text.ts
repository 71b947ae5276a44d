export function hourText(minute: number): string {
  if (minute === 0) return 'midnight';
  const rest = minute % 60;
  return `${Math.floor(minute / 60)}${rest ? `:${rest}` : ''} am`;
}

export const stillDayText = (day: string, minute: number): string =>
  `Still ${day} until ${hourText(minute)}`;
