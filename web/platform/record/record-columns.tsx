import type { z } from 'zod'
import type { AnyRecord } from '../../../contract/record.ts'
import type { Field } from '../../../contract/record-fields.ts'
import { nameOf } from '../../../contract/record-schemas.ts'
import type { LoadedColumn } from '../list/loaded-rows.ts'
import type { Column } from '../ui/table-column.ts'
import { RecordValue, wordsOf } from './record-value.tsx'

type RowOf<R extends AnyRecord> = z.output<R['row']>
type NameIn<R extends AnyRecord> = keyof R['fields'] & string

/** How a column differs from what its field says. */
interface Look<Row> extends Partial<Omit<Column<Row>, 'sortField'>> {
  /** The text where there is no value; '–' by default. */
  none?: string
  /** For the text of its cells. */
  className?: string
}

/** The columns of a list that the server sorts, outside of components: `const column = columnsOf(locations)`, then `column('code', { mobile: 'key' })`. */
export function columnsOf<R extends AnyRecord>(record: R) {
  return (name: NameIn<R>, look: Look<RowOf<R>> = {}): Column<RowOf<R>, R['sorts'][number]> => {
    const sortField = nameOf(name, fieldOf(record, name).sort) as R['sorts'][number] | undefined
    return { ...columnOf(record, name, look), ...(sortField !== undefined && { sortField }) }
  }
}

/** The columns of a list whose rows are all loaded: the browser sorts by each of them, and with `filter` offers their values as a filter. */
export function loadedColumnsOf<R extends AnyRecord>(record: R) {
  type Row = RowOf<R>
  return (name: NameIn<R>, { filter, sortBy, ...look }: Look<Row> & { filter?: true; sortBy?: LoadedColumn<Row>['sortBy'] } = {}) => {
    const field = fieldOf(record, name)
    const column: LoadedColumn<Row> = {
      ...columnOf(record, name, look),
      sortBy: sortBy ?? ((row) => placeOf(field, row[name])),
      ...(filter && { filterBy: (row) => wordsOf(field, row[name]) }),
    }
    return column
  }
}

function columnOf<R extends AnyRecord>(record: R, name: NameIn<R>, { none, className, ...look }: Look<RowOf<R>>): Column<RowOf<R>> {
  const field = fieldOf(record, name)
  return {
    id: name,
    header: field.label,
    cell: (row) => <RecordValue field={field} value={row[name]} none={none} className={className} />,
    ...(field.kind === 'number' && { align: 'right' }),
    ...look,
  }
}

function fieldOf<R extends AnyRecord>({ fields }: R, name: NameIn<R>): Field {
  return fields[name] as Field
}

/** Words are sorted in the order in which the contract lists them, not by the alphabet. */
function placeOf({ words }: Field, value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (words) return Object.keys(words).indexOf(String(value))
  return typeof value === 'number' ? value : String(value)
}
