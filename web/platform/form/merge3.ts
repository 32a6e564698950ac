import { isSame } from './changed.ts'

/** A field that both sides changed, to different values. */
export interface Collision<Value = unknown> {
  /** Their value; for a list that was merged row by row, the merged rows, with theirs of the rows that both changed. */
  theirs: Value
  /** The same with mine. */
  mine: Value
  /** Who changed it to theirs, if known. */
  by?: string | undefined
  /** The person's choice; the other value stays at hand until the form is saved. */
  chosen?: 'theirs' | 'mine'
}

export interface Merged<Values> {
  values: Values
  /** Fields that only the other side changed; `values` holds theirs. */
  taken: (keyof Values & string)[]
  /** Fields that both changed; `values` holds mine. */
  collisions: { [Field in keyof Values & string]?: Collision<Values[Field]> }
}

/** For fields that are lists of rows: what identifies a row. */
export type RowKeys<Values> = { [Field in keyof Values & string]?: (row: RowOf<Values[Field]>) => string }
type RowOf<Value> = Value extends readonly (infer Row)[] ? Row : never

/**
 * Merges two changes of the same record, field by field. A list whose rows have a key is merged row by row: rows that one
 * side added, changed or removed are taken from it, and only a row that both changed makes the list a collision.
 */
export function merge3<Values extends object>(base: Values, mine: Values, theirs: Values, rowKeys: RowKeys<Values> = {}): Merged<Values> {
  const merged: Merged<Values> = { values: { ...mine }, taken: [], collisions: {} }
  for (const field of Object.keys(theirs) as (keyof Values & string)[]) {
    if (isSame(theirs[field], base[field]) || isSame(theirs[field], mine[field])) continue
    if (isSame(mine[field], base[field])) {
      merged.values[field] = theirs[field]
      merged.taken.push(field)
      continue
    }
    const keyOf = rowKeys[field]
    const rows = keyOf && mergedRows(base[field], mine[field], theirs[field], keyOf)
    if (rows) merged.values[field] = rows.mine
    if (rows && !rows.collides) merged.taken.push(field)
    else merged.collisions[field] = rows ? { theirs: rows.theirs, mine: rows.mine } : { theirs: theirs[field], mine: mine[field] }
  }
  return merged
}

/** Rows in my order, then those they added: once with mine of the rows that both changed, once with theirs. */
function mergedRows<Value>(baseRows: Value, myRows: Value, theirRows: Value, keyOf: (row: RowOf<Value>) => string) {
  const byKey = (rows: Value) => new Map((rows as RowOf<Value>[]).map((row) => [keyOf(row), row]))
  const [base, mine, theirs] = [byKey(baseRows), byKey(myRows), byKey(theirRows)]
  const merged: { mine: RowOf<Value>[]; theirs: RowOf<Value>[] } = { mine: [], theirs: [] }
  let collides = false
  for (const key of new Set([...mine.keys(), ...theirs.keys(), ...base.keys()])) {
    const [was, my, their] = [base.get(key), mine.get(key), theirs.get(key)]
    const [isMineChanged, isTheirsChanged] = [!isSame(my, was), !isSame(their, was)]
    if (isMineChanged && isTheirsChanged && !isSame(my, their)) collides = true
    const [kept, taken] = [isMineChanged ? my : their, isTheirsChanged ? their : my]
    if (kept !== undefined) merged.mine.push(kept)
    if (taken !== undefined) merged.theirs.push(taken)
  }
  return { mine: merged.mine as Value, theirs: merged.theirs as Value, collides }
}
