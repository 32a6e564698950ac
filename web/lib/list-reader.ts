import type { ListPage } from './api.ts'

/** The maximum number of rows in the answer of a list call. */
const longestCall = 1000

export interface Paging {
  limit: number
  cursor?: string
  sort?: string
}

/** The total number of rows, and the known cursors by page number. */
export interface ReadMemory {
  get: (name: 'total' | number) => string | number | undefined
  set: (name: 'total' | number, value: string | number) => void
}

/**
 * Reads a page by its number using keyset pagination: each page read
 * stores the cursor of the next one, the last page is read backwards, and a page in
 * between without a known cursor (a shared link) is reached in the largest steps the server allows.
 */
export class ListReader<Row> {
  readonly #send: (paging: Paging) => Promise<ListPage<Row>>
  readonly #memory: ReadMemory
  readonly #sort: string
  readonly #pageSize: number

  constructor(send: (paging: Paging) => Promise<ListPage<Row>>, memory: ReadMemory, sort: string, pageSize: number) {
    this.#send = send
    this.#memory = memory
    this.#sort = sort
    this.#pageSize = pageSize
  }

  async read(page: number): Promise<ListPage<Row>> {
    const total = this.#memory.get('total')
    const lastPage = total === undefined ? undefined : Math.ceil(Number(total) / this.#pageSize)
    if (page > 1 && page === lastPage && this.#memory.get(page) === undefined) return this.#readLast(Number(total))
    const cursor = await this.#cursorOf(page)
    // The list has become shorter, so the page no longer exists.
    if (cursor === null) return { rows: [], total: Number(this.#memory.get('total') ?? 0), next: null }
    return this.#remember(await this.#send({ limit: this.#pageSize, ...(cursor && { cursor }) }), page)
  }

  async #readLast(total: number): Promise<ListPage<Row>> {
    const sort = this.#sort.startsWith('-') ? this.#sort.slice(1) : `-${this.#sort}`
    const page = await this.#send({ sort, limit: total % this.#pageSize || this.#pageSize })
    return { rows: page.rows.toReversed(), total: page.total, next: null }
  }

  /** '' for the first page, null for a page after the last. */
  async #cursorOf(page: number): Promise<string | null> {
    let from = page
    while (from > 1 && this.#memory.get(from) === undefined) from -= 1
    let cursor = from === 1 ? '' : String(this.#memory.get(from))
    while (from < page) {
      const steps = Math.min(page - from, Math.floor(longestCall / this.#pageSize))
      const walked = this.#remember(await this.#send({ limit: steps * this.#pageSize, ...(cursor && { cursor }) }), from + steps - 1)
      if (walked.next === null) return null
      cursor = walked.next
      from += steps
    }
    return cursor
  }

  #remember(read: ListPage<Row>, page: number): ListPage<Row> {
    this.#memory.set('total', read.total)
    if (read.next !== null) this.#memory.set(page + 1, read.next)
    return read
  }
}
