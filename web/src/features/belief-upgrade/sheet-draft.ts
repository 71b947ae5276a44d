import { newWorksheet, type Worksheet } from '@hearthway/domain/belief-upgrade/worksheet';

/** What this device holds of a worksheet that is being written; null where it cannot be read. */
export function readSheet(text: string | null): Worksheet | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Worksheet> | null;
    if (typeof kept?.id !== 'string' || !Number.isFinite(Date.parse(kept.at ?? ''))) return null;
    return { ...newWorksheet({ id: kept.id, at: kept.at as string }), ...kept };
  } catch {
    return null;
  }
}

/** A moment later than the version it comes after, even if the clock of this device is behind. */
export const changed = (sheet: Worksheet, part: Partial<Worksheet>, now: number): Worksheet => ({
  ...sheet,
  ...part,
  at: new Date(Math.max(now, Date.parse(sheet.at) + 1)).toISOString(),
});
