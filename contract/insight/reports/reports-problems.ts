import { rule } from '../../platform/problems/define.ts'

/** Exports of all reports. */
export const reportsProblems = {
  'report.too-long': rule(
    503,
    ({ seconds }: { seconds: number }) =>
      `This report was ended after ${seconds} seconds. Choose a shorter period, or get it as a CSV file, which may take longer.`,
  ),
  'report.file-too-long': rule(
    503,
    ({ seconds }: { seconds: number }) => `The rows of this file took longer than ${seconds} seconds to read. Choose a shorter period.`,
  ),
  'report-export.not-found': rule(404, 'This export no longer exists, or someone else started it.'),
  'report-export.under-way': rule(409, 'Your last export is still running. Wait until it is finished.'),
  'report-export.not-made': rule(409, 'This export isn’t finished yet. Wait until it is.'),
  'report-export.file-missing': rule(404, 'The file of this export is not in the file store. Please start another export.'),
}
