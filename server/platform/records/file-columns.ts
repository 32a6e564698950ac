import type { z } from 'zod'
import type { AnyRecord } from '../../../contract/record.ts'
import type { Field, FieldKind } from '../../../contract/record-fields.ts'
import type { CellValue, Column, ColumnHead } from '../files/columns.ts'

type AnyRow = Readonly<Record<string, unknown>>

/** The columns of a record's files: fields in order, with their widths in characters where the usual one doesn't fit. */
export function fileColumns<R extends AnyRecord>(
  { fields }: R,
  widths: { readonly [Name in keyof R['fields'] & string]?: number | undefined },
): Column<z.output<R['row']>>[] {
  return Object.entries(widths).map(([name, width]) => fileColumn(name, fields[name] as Field, width))
}

function fileColumn(name: string, { kind, label, words }: Field, width: number | undefined): Column<AnyRow> {
  const answered = ({ [name]: value }: AnyRow) => (words && value !== null ? (words[String(value)] ?? null) : value)
  return {
    label,
    kind: cellKinds[kind] ?? 'text',
    value: (row) => answered(row) as CellValue,
    reads: [name],
    ...(width !== undefined && { width }),
  }
}

const cellKinds: Readonly<Partial<Record<FieldKind, ColumnHead['kind']>>> = { moment: 'time', day: 'date', number: 'number' }
