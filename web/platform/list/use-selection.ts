import { useState } from 'react'

interface ListRow {
  id: number
}

export interface Selection<Row> {
  rows: ReadonlyMap<string, Row>
  /** Whether rows were ever selected. */
  used: boolean
  select: (rows: readonly Row[], chosen: boolean) => void
  clear: () => void
}

/** The selected rows of a list, over all its pages. They belong to a scope, its filters: another scope begins without any. */
export function useSelection<Row extends ListRow>(scope: string): Selection<Row> {
  const [state, setState] = useState<{ scope: string; rows: ReadonlyMap<string, Row> }>({ scope, rows: new Map() })
  const [used, setUsed] = useState(false)
  const keep = (rows: ReadonlyMap<string, Row>) => setState({ scope, rows })
  const current = state.scope === scope ? state.rows : new Map<string, Row>()

  function select(rows: readonly Row[], chosen: boolean) {
    setUsed(true)
    setState((before) => {
      const next = new Map(before.scope === scope ? before.rows : [])
      for (const row of rows) chosen ? next.set(String(row.id), row) : next.delete(String(row.id))
      return { scope, rows: next }
    })
  }
  return { rows: current, used, select, clear: () => keep(new Map()) }
}
