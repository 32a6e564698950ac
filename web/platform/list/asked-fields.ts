import { mayRead } from '../../../contract/withheld.ts'
import { type Column, type ColumnLayout, completeLayout } from '../ui/table-column.ts'
import type { ListDefinition } from './list-definition.ts'

type Reader = Parameters<typeof mayRead>[0]
type Asking = Pick<ListDefinition<never>, 'endpoint' | 'columns' | 'reads'>

/**
 * The fields that a list asks for: what its visible columns read, and its links and actions. In the order of its definition, so that moved
 * columns ask for the same. Undefined, which asks for everything, where the list or one of its columns doesn't say what it reads.
 */
export function askedFields({ endpoint, columns, reads }: Asking, layout: readonly ColumnLayout[], role: Reader): string[] | undefined {
  if (!reads || columns.some((column) => !column.reads)) return undefined
  const hidden = new Set(completeLayout(columns, layout).flatMap(({ id, hidden }) => (hidden ? [id] : [])))
  const visible = columns.filter(({ id }) => !hidden.has(id))
  const fields = new Set(['id', ...reads, ...visible.flatMap((column) => column.reads ?? [])])
  return [...fields].filter((field) => mayRead(role, endpoint.answer.row, field))
}

/** Asked fields that the rows don't have: they were read before a column was shown whose fields are on their way. */
export function fieldsOnTheirWay(fields: readonly string[] | undefined, rows: readonly object[] | undefined): readonly string[] {
  const [row] = rows ?? []
  return row && fields ? fields.filter((field) => !(field in row)) : []
}

/** A column that says which fields its cell reads; the compiler gives the cell no others. */
export function reading<Row>() {
  return <const F extends keyof Row & string, Sort extends string = never>(
    reads: readonly F[],
    column: Column<Pick<Row, F>, Sort>,
  ): Column<Pick<Row, F>, Sort> => ({ ...column, reads })
}
