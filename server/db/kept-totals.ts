import type { Database } from './database.ts'

/** How many rows a list has. */
export interface Total {
  total: number
  /** Too many to be counted for a page. */
  estimated: boolean
}

/** Up to so many are counted with each page: that costs less than remembering. */
const countedEachTime = 1_000
/** Every change of the product is heard of. This is for what is changed past it, and for the days that go by. */
const keptFor = 5_000

/** Large totals, each of which takes longer to count than a page to read, until something changes. */
class KeptTotals {
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

const totals = new WeakMap<Database, WeakMap<object, KeptTotals>>()

/** The totals of one list over one database, forgotten whenever anything in it changes. */
export function totalsOf(db: Database, list: object): KeptTotals {
  let ofDatabase = totals.get(db)
  if (!ofDatabase) {
    ofDatabase = new WeakMap()
    totals.set(db, ofDatabase)
  }
  let ofList = ofDatabase.get(list)
  if (!ofList) {
    const made = new KeptTotals()
    db.subscribe(() => made.forget())
    ofDatabase.set(list, made)
    ofList = made
  }
  return ofList
}
