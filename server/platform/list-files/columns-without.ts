import { fieldsOf, type RowOf } from '../../../contract/endpoint.ts'
import type { ListEndpoint } from '../../../contract/list-files.ts'
import { mayRead } from '../../../contract/withheld.ts'
import type { Column } from '../files/columns.ts'

/** The columns of a list's files, none of which reads these fields of the row: the compiler gives them no others. */
export function columnsWithout<E extends ListEndpoint, const F extends keyof RowOf<E> & string>(
  { answer }: E,
  unread: readonly F[],
  columns: readonly Column<Omit<RowOf<E>, F>>[],
): readonly Column<RowOf<E>>[] {
  const reads = fieldsOf(answer).filter((name) => !unread.includes(name as F))
  return columns.map((column) => ({ ...column, reads }))
}

/** The fields that the file of a list is read with; undefined, which means all, where a column doesn't say what it reads. */
export function fieldsRead(
  { answer }: ListEndpoint,
  columns: readonly Column<never>[],
  role: Parameters<typeof mayRead>[0],
): string[] | undefined {
  if (columns.some(({ reads }) => !reads)) return undefined
  const fields = new Set(columns.flatMap(({ reads }) => reads ?? []))
  return [...fields].filter((name) => mayRead(role, answer.row, name))
}
