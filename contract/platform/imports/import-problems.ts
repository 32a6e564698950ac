import { named, rule } from '../problems/define.ts'

const count = (n: number) => n.toLocaleString('en-US')

/** Imports of files; some of them tell what is wrong with one row. */
export const importProblems = {
  'import.not-found': rule(404, 'This import no longer exists, or you have no access to it.'),
  'import-row.not-found': rule(404, 'This row no longer exists, or you have no access to it.'),
  'import.kind-needs-staff': rule(403, 'Customers import movements only. Ask your account manager to import this for you.'),
  'import.embedded-rows': rule(
    400,
    ({ most }: { most: number }) =>
      `This server keeps its data in the embedded database, which imports at most ${count(most)} rows at once. Please split the file; on PostgreSQL 100,000 rows are imported at once.`,
  ),
  'import.too-many-unfinished': rule(
    409,
    ({ most }: { most: number }) =>
      `You have ${most} imports that aren't finished. Import or cancel one of them, then send this file again.`,
  ),
  'import.too-much-kept': rule(
    409,
    ({ megabytes }: { megabytes: number }) =>
      `Your imports of the last 30 days hold more than ${megabytes} MB together. Send this file again when the oldest of them have expired.`,
  ),
  'import.mapping-length': rule(
    400,
    ({ columns }: { columns: number }) => `The file has ${columns} columns: the mapping must name a field, or null, for each of them.`,
  ),
  'import.field-unknown': rule(400, ({ field }: { field: string }) => `'${field}' is no field of this kind of import.`),
  'import.field-twice': rule(400, ({ label }: { label: string }) => `${label} is mapped twice. Choose one column for it.`),
  'import.fields-missing': rule(400, ({ labels }: { labels: readonly string[] }) => `Choose a column for: ${named(labels)}.`),
  'import.column-unknown': rule(400, ({ columns }: { columns: number }) => `There is no such column: the file has ${columns}.`),
  'import.under-way': rule(409, 'This import is being worked on. Wait until that is finished, or cancel it.'),
  'import.not-checked': rule(409, 'Only an import that is checked and not imported yet can be changed or imported.'),
  'import.has-errors': rule(
    409,
    ({ rows }: { rows: number }) =>
      `${count(rows)} ${rows === 1 ? 'row has' : 'rows have'} errors. Fix or skip them, or import only the rows without errors.`,
  ),
  'import.known': rule(
    409,
    ({ what }: { what: string }) => `${what} Skip what you don’t want twice, or say that it is imported once more (again: true).`,
  ),
  'import.nothing-ready': rule(409, 'No row of this import is ready. Fix rows with errors, or include skipped rows again.'),
  'import.ended': rule(409, 'This import has already ended.'),
  'import.not-done': rule(409, 'Only an import that is done can be undone.'),
  'import.used': rule(
    409,
    ({ used }: { used: readonly string[] }) =>
      `This import can't be undone: ${named(used, 5)} ${used.length === 1 ? 'has' : 'have'} been used or changed since.`,
  ),
  'import.changed-meanwhile': rule(
    409,
    ({ changes }: { changes: readonly string[] }) =>
      `Nothing was imported, because something has changed since the check: ${changes.slice(0, 3).join(' ')} The rows were checked again.`,
  ),
  'import.person-may-not': rule(
    409,
    ({ name }: { name: string }) =>
      `${name} may no longer import this, so nothing was changed. Someone with access can start it again, or send the file.`,
  ),
  'import.records-elsewhere': rule(
    409,
    'This import made records at sites that you have no access to. Ask someone with access to all of them to undo it.',
  ),
  'import.failed': rule(409, 'This failed for a reason that is not in the file. Nothing was changed; please try again later.'),

  'import-row.customer-unknown': rule(
    400,
    ({ cell }: { cell: string }) => `There is no customer '${cell}'. Enter the customer number or full name.`,
  ),
  'import-row.customer-ambiguous': rule(
    400,
    ({ cell, numbers }: { cell: string; numbers: readonly string[] }) =>
      `Several customers are named '${cell}'. Enter the customer number: ${named(numbers)}.`,
  ),
  'import-row.item-twice': rule(400, ({ line }: { line: number }) => `Line ${line} of the file has the same item.`),
  'import-row.location-twice': rule(400, ({ line }: { line: number }) => `Line ${line} of the file has the same code.`),
  'import-row.location-elsewhere': rule(400, ({ location, site }: { location: string; site: string }) => `${location} is at ${site}.`),
  'import-row.group-differs': rule(
    400,
    ({ line, value }: { line: number; value: string }) => `Line ${line} of the file has '${value}' for the same reference.`,
  ),
  'import-row.group-has-errors': rule(
    400,
    ({ line }: { line: number }) => `Line ${line} of the file, with the same reference, has errors.`,
  ),
  'import-row.group-too-large': rule(
    400,
    ({ rows, most }: { rows: number; most: number }) =>
      `${count(rows)} rows of the file are about the same record; at most ${most} are allowed.`,
  ),
  'import-row.item-changed': rule(409, ({ sku }: { sku: string }) => `${sku} was changed, created or deleted by someone else.`),
}
