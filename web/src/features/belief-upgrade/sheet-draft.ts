import { newWorksheet, type Worksheet } from '@hearthway/domain/belief-upgrade/worksheet';

export function parseSheetDraft(text: string | null): Worksheet | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Worksheet> | null;
    if (typeof kept?.id !== 'string' || !Number.isFinite(Date.parse(kept.at ?? ''))) return null;
    return { ...newWorksheet({ id: kept.id, at: kept.at as string }), ...kept };
  } catch {
    return null;
  }
}

/**
 * The server keeps the version with the latest timestamp. So a new version must be later than the
 * last one, even if this device's clock is behind.
 */
export const updateSheet = (
  sheet: Worksheet,
  part: Partial<Worksheet>,
  now: number,
): Worksheet => ({
  ...sheet,
  ...part,
  at: new Date(Math.max(now, Date.parse(sheet.at) + 1)).toISOString(),
});
