import type { ReactNode } from 'react'
import { formatDateTime, formatDay, formatNumber } from '../lib/format.ts'
import type { Column } from '../ui/table-column.ts'
import { Truncated } from '../ui/truncated.tsx'

/** How a column differs from its field. Its `id` is the field's name by default. */
interface Look<Sort extends string> extends Omit<Column<never, Sort>, 'id' | 'cell' | 'reads'> {
  id?: string
  /** The text where there is no value; '–' by default. */
  none?: string
}

/** Columns whose cells show one field of a row, by the kind of its value. */
export const column = {
  text: ofKind<string | null>((text, none) => <Truncated text={text ?? none} />),
  code: ofKind<string | null>((code, none) => <span className="mono">{code ?? none}</span>),
  /** Cut off where it has no room. */
  longCode: ofKind<string | null>((code, none) => <Truncated text={code ?? none} className="mono" />),
  number: ofKind<number>((number) => formatNumber(number), { align: 'right' }),
  day: ofKind<string | null>((day) => <span className="whitespace-nowrap">{formatDay(day)}</span>),
  moment: ofKind<string | null>((moment) => <span className="whitespace-nowrap">{formatDateTime(moment)}</span>),
}

function ofKind<Value>(cell: (value: Value, none: string) => ReactNode, kind: { align?: 'right' } = {}) {
  return <const Field extends string, Sort extends string = never>(
    field: Field,
    { none = '–', ...look }: Look<Sort>,
  ): Column<Readonly<Record<Field, Value>>, Sort> => ({
    id: field,
    reads: [field],
    cell: (row) => cell(row[field], none),
    ...kind,
    ...look,
  })
}
