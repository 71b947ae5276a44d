import type { SaveWorksheetRequest } from '@hearthway/domain/belief-upgrade/contract';
import type { Worksheet } from '@hearthway/domain/belief-upgrade/worksheet';
import type { beliefWorksheets } from '../../db/tables/belief-worksheets.ts';

type WorksheetRow = typeof beliefWorksheets.$inferSelect;

export function toWorksheet({
  userId: _userId,
  reviewedOn,
  actResult,
  reviewNote,
  truthAfter,
  upgradedTruthAfter,
  ...row
}: WorksheetRow): Worksheet {
  return {
    ...row,
    at: row.at.toISOString(),
    review:
      reviewedOn && actResult
        ? {
            on: reviewedOn,
            how: actResult,
            note: reviewNote ?? '',
            truth: truthAfter ?? 0,
            upgradedTruth: upgradedTruthAfter ?? 0,
          }
        : null,
  };
}

export function fromWorksheet({
  review,
  at,
  ...sheet
}: SaveWorksheetRequest): Omit<WorksheetRow, 'userId'> {
  return {
    ...sheet,
    at: new Date(at),
    reviewedOn: review?.on ?? null,
    actResult: review?.how ?? null,
    reviewNote: review?.note ?? null,
    truthAfter: review?.truth ?? null,
    upgradedTruthAfter: review?.upgradedTruth ?? null,
  };
}
