import type { ListResult } from './list.ts'

/** The rows of a list without a limit, one by one. They are read in parts, so that memory stays flat. */
export async function* rowsOf<Row>({ json }: ListResult<Row>): AsyncGenerator<Row> {
  for await (const part of typeof json === 'string' ? [json] : json) {
    // A part starts with the bracket of the array or the comma between rows.
    const rows = part.replace(/^[[,]/, '').replace(/\]$/, '')
    if (rows !== '') yield* JSON.parse(`[${rows}]`) as Row[]
  }
}
