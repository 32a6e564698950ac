import type { ChangeDefinition } from '../../../contract/endpoint.ts'
import type { CallOptions } from '../lib/api.ts'
import { sendChange } from '../lib/use-change.ts'
import type { BulkRun } from './bulk-run.ts'

/** The call that a bulk action sends for each row, and its topics, which are refetched once, after the last row. */
export function bulkCall<Row, const E extends ChangeDefinition>(
  endpoint: E,
  optionsOf: (row: Row) => CallOptions<E>,
): Pick<BulkRun<Row>, 'run' | 'changes'> {
  return { run: (row) => sendChange(endpoint, optionsOf(row)), changes: endpoint.changes }
}
