export const FILE_PROBLEMS = {
  empty: 'This file is empty. Please export it again.',
  not_zip:
    'This file’s name ends in .zip, but it isn’t a ZIP file. Please choose the file that your phone or app exported.',
  zip_incomplete:
    'This ZIP file is incomplete, so it can’t be opened. Copying it may have stopped early. Please copy or export it again.',
  zip_encrypted:
    'This ZIP file is password-protected. Please unpack it first, then choose the file inside.',
  zip_without_export:
    'There’s no Apple Health export in this ZIP file. If it comes from another app, please unpack it and choose the CSV file inside.',
  zip_damaged: 'The export inside this ZIP file is damaged. Please export it again.',
  not_apple_health:
    'This XML file isn’t an Apple Health export. Please choose export.zip or the export.xml inside.',
  ends_early:
    'This file is incomplete, and we couldn’t read a single full day. Please copy or export it again.',
  unknown_columns:
    'We couldn’t find a date together with sleep, steps or resting heart rate in this file. We can read daily CSV files from Fitbit, Garmin, Oura and Google Fit.',
  only_moods:
    'This Daylio file has your moods, but no hours of sleep and no steps, so there’s nothing to import.',
  bad_dates:
    'We couldn’t read any of the dates in this file. Dates like 2026-11-15 or 15.11.2026 work.',
  line_too_long:
    'This file is one very long line, so it isn’t a table or a health export that we can read.',
  wrong_encoding:
    'We can’t read the text in this file. Please save it as “CSV UTF-8” and choose it again.',
  nothing_found: 'We found no sleep, steps or resting heart rate in this file.',
  unreadable:
    'Your browser couldn’t open this file. If it’s in the cloud, please download it first.',
  old_browser:
    'This browser can’t open ZIP files. Please update it, or unpack the file and choose export.xml.',
  unexpected:
    'Something went wrong while reading this file. Please try again, or try another file.',
} as const;

export type FileProblem = keyof typeof FILE_PROBLEMS;

export class HealthFileError extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(FILE_PROBLEMS[problem]);
    this.problem = problem;
  }
}
