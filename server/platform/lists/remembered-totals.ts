import type { Database } from '../engine/database.ts'

/** How many rows a list has. */
export interface Total {
  total: number
  /** Too many to be counted for a page. */
  estimated: boolean
}

/** Up to so many are counted with each page: that costs less than remembering. */
const countedEachTime = 1_000
/** Expires after 5 s because a change made directly in the database publishes no event. */
const keptFor = 5_000

/**
 * Large totals, until something changes. Counting 10,000 rows takes three times as long as all else that a page of ten rows
 * of all items costs, which is what the inventory screen reads.
 */
class RememberedTotals {
  readonly #kept = new Map<string, { total: Total; until: number }>()
  /** Rises with every change: what was counted before one isn't kept after it. */
  changes = 0

  forget(): void {
    this.changes++
    this.#kept.clear()
  }

  get(about: string): Total | undefined {
    const known = this.#kept.get(about)
    return known && known.until > performance.now() ? known.total : undefined
  }

  /** `before` are the `changes` at the time the rows began to be counted. */
  keep(about: string, total: Total, before: number): void {
    if (total.total <= countedEachTime || before !== this.changes) return
    const now = performance.now()
    for (const [each, { until }] of this.#kept) if (until <= now) this.#kept.delete(each)
    this.#kept.set(about, { total, until: now + keptFor })
  }
}

/** The totals of one list, apart for each database and forgotten whenever anything in that changes. */
export function rememberedTotals(): (db: Database) => RememberedTotals {
  const totals = new WeakMap<Database, RememberedTotals>()
  return (db) => {
    const known = totals.get(db)
    if (known) return known
    const made = new RememberedTotals()
    db.subscribe(() => made.forget())
    totals.set(db, made)
    return made
  }
}
