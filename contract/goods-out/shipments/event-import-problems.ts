import { rule } from '../../platform/problems/define.ts'

/** Files with events of shipments; also what is wrong with one row. */
export const eventImportProblems = {
  'event-import.columns': rule(
    400,
    ({ missing }: { missing: readonly string[] }) =>
      `The first line must name the columns, separated by commas, semicolons or tabs. Missing: ${missing.join(', ')}.`,
  ),
  'event-import.column-twice': rule(400, ({ column }: { column: string }) => `The first line names two columns for ${column}.`),
  'event-import.empty': rule(400, 'There are no events in this file.'),
  'event-import.too-many': rule(
    400,
    ({ rows, most }: { rows: number; most: number }) =>
      `This file has ${rows.toLocaleString('en-US')} events. At most ${most.toLocaleString('en-US')} are imported at once; please split it.`,
  ),
  'event-import.event-unknown': rule(
    400,
    ({ event, known }: { event: string; known: readonly string[] }) => `'${event}' is no event that can be recorded: ${known.join(', ')}.`,
  ),
  'event-import.time-unreadable': rule(400, ({ time }: { time: string }) =>
    time === ''
      ? 'The time is missing.'
      : `'${time}' can't be read as a time. Write it as 2026-01-31 08:30, or with its zone as 2026-01-31T08:30:00Z.`,
  ),
  'event-import.no-such-time': rule(
    400,
    ({ time }: { time: string }) => `${time} does not exist in the time zone of the warehouse. Add a zone, as in 2026-01-31T08:30:00Z.`,
  ),
  'event-import.too-long': rule(400, ({ column }: { column: string }) => `The text for ${column} is too long.`),
  'event-import.too-wide': rule(
    400,
    'This row has more cells than the first line has column names. Put quotes around text that contains a separator.',
  ),
  'event-import.no-tracking-number': rule(400, 'The tracking number is missing.'),
}
