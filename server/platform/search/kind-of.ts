import { type AliasableExpression, type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Action } from '../../../contract/permissions.ts'
import type { SearchKind } from '../../../contract/platform/search/search.ts'
import type { Viewer } from '../../viewer.ts'
import type { Tables } from '../engine/tables.ts'
import { allOf, anyOf } from '../lists/list-filters.ts'
import type { Rows } from '../lists/list-statements.ts'
import { withoutNameOf } from './kind-words.ts'
import { beginning, type SearchedText, type Word, wordBeginning } from './searched-text.ts'

/** How one kind of rows is searched. */
interface KindOf<DB, TB extends keyof DB> {
  allow: Action
  /** What people call its rows, one or several of them. */
  called: readonly string[]
  /** The rows that the viewer may see. */
  from: (on: Kysely<Tables>, viewer: Viewer) => Rows<DB, TB>
  id: string
  title: AliasableExpression<string>
  subtitle?: AliasableExpression<string | null>
  /** Null for rows without an owner. */
  customerId: string | null
  status?: Expression<string | null>
  /** Among equally good rows those with the first name come first; the newest, where they have no names. */
  named?: true
  /** Where a word is searched. */
  places: (word: Word) => RawBuilder<SqlBool>[]
  /** Where a mistyped word is searched: numbers are never guessed. */
  names?: (word: Word) => RawBuilder<SqlBool>[]
  /** Rows of which there may be hundreds of thousands: the newest of those that `from` answers, with all columns that are used here. */
  newest?: (on: Kysely<Tables>, viewer: Viewer, count: number) => Rows<DB, TB>
  /** The number or code of the row is exactly the text; null where the text can be none. By an index where there are many rows. */
  exact?: (sought: SearchedText) => RawBuilder<SqlBool> | null
  /** A condition that an index serves, for rows that must be found however many others match, and their order. */
  first?: (sought: SearchedText) => { where: RawBuilder<SqlBool>; orderBy: RawBuilder<unknown> }
}

/** The rank of rows that have the text with a mistake. */
export const similarRank = 4

export interface Kind {
  allow: Action
  /** A select of the best rows that match, so many at most. */
  matching: (on: Kysely<Tables>, viewer: Viewer, sought: SearchedText, most: number) => Expression<unknown>
  /** The same for rows that have the text with one mistake in a word; null where that can't be. */
  similar: (on: Kysely<Tables>, viewer: Viewer, sought: SearchedText, most: number) => Expression<unknown> | null
}

/** A vague text matches too many rows to compare them all: the newest ones are compared. */
const mostCompared = 50
/**
 * The newest rows of a large table are read first. Most vague texts are found there often enough; for the others so few rows match that an
 * index leads to them quickly. The planner can't tell, because row-level security hides its statistics of text from it.
 */
const readFirst = 2000

/** A kind from what is said of it: how well its rows match, and which are read. */
export function kindOf<DB, TB extends keyof DB>(name: SearchKind, kind: KindOf<DB, TB>): Kind {
  const id = sql.ref(kind.id)
  const customerId = kind.customerId === null ? sql<null>`null::integer` : sql.ref(kind.customerId)
  const newestFirst = sql`${id} desc`

  function found(rows: Rows<DB, TB>, where: RawBuilder<SqlBool>, rank: Expression<number>, orderBy: RawBuilder<unknown> = newestFirst) {
    return sql`(${rows
      .where(where)
      .select([
        sql<string>`${sql.lit(name)}`.as('kind'),
        sql<number>`${id}`.as('id'),
        kind.title.as('title'),
        (kind.subtitle ?? sql<null>`null::text`).as('subtitle'),
        sql<number | null>`${customerId}`.as('customerId'),
        sql<string | null>`(${kind.status ?? sql`null`})::text`.as('status'),
        sql<number>`${rank}`.as('rank'),
      ])
      .orderBy(orderBy)
      .limit(sql.lit(mostCompared))})`
  }

  /** The newest rows on which the condition is true. */
  function newestFound(on: Kysely<Tables>, viewer: Viewer, where: RawBuilder<SqlBool>, rank: Expression<number>) {
    if (!kind.newest) return found(kind.from(on, viewer), where, rank)
    // A sum, so that few matches aren't looked for in all rows by the index of their ids.
    const all = found(kind.from(on, viewer), where, rank, sql`(${id} + 0) desc`)
    return sql`(with recent as materialized ${found(kind.newest(on, viewer, readFirst), where, rank)}
      select * from recent union select * from ${all} as rest where (select count(*) from recent) < ${sql.lit(mostCompared)})`
  }

  function best(branches: RawBuilder<unknown>[], most: number) {
    const order = kind.named ? sql`search_fold(title), id` : sql`id desc`
    return sql`(select *, row_number() over (order by rank, ${order}) as position from (${sql.join(branches, sql` union `)}) as candidate
      order by position limit ${sql.lit(most)})`
  }

  /** Each word is found in one of its places; the customer's name may narrow rows down, but doesn't name one by itself. */
  function within(places: RawBuilder<SqlBool>[][], words: readonly Word[]): RawBuilder<SqlBool> {
    const own = places.map(anyOf)
    const isNarrowed = kind.customerId !== null && words.some(({ customerIds }) => customerIds.length > 0)
    if (!isNarrowed) return allOf(own)
    const narrowed = words.map(({ customerIds }, n) =>
      customerIds.length === 0 ? anyOf(places[n] ?? []) : anyOf([...(places[n] ?? []), sql`${customerId} in (${sql.join(customerIds)})`]),
    )
    return allOf([...narrowed, anyOf(own)])
  }

  /** 'borealis invoice': one of the words names the kind, and the others its rows or their customer. */
  function ofThisKind(words: readonly Word[]): RawBuilder<SqlBool> {
    const named = words.map((word) =>
      anyOf([
        ...kind.places(word),
        ...(kind.customerId !== null && word.customerIds.length > 0
          ? [sql<SqlBool>`${customerId} in (${sql.join([...word.customerIds])})`]
          : []),
      ]),
    )
    return allOf(named)
  }

  return {
    allow: kind.allow,
    matching: (on, viewer, sought, most) => {
      const exact = kind.exact?.(sought) ?? null
      const text = sql`search_fold(${kind.title})`
      const rank = sql<number>`case ${exact ? sql`when ${exact} then 0` : sql``} when ${text} like ${beginning(sought.text)} then 1
        when ${text} like ${wordBeginning(sought.text)} then 2 else 3 end`
      const others = withoutNameOf(kind.called, sought.words)
      const anywhere = within(sought.words.map(kind.places), sought.words)
      const branches = [newestFound(on, viewer, others ? anyOf([anywhere, ofThisKind(others)]) : anywhere, rank)]
      if (exact) branches.push(found(kind.from(on, viewer), exact, rank))
      const first = kind.first?.(sought)
      if (first) branches.push(found(kind.from(on, viewer), first.where, rank, first.orderBy))
      return best(branches, most)
    },
    similar: (on, viewer, { words, mistyped }, most) => {
      if (mistyped === null || !kind.names) return null
      const where = within(mistyped.map(kind.names), words)
      return best([newestFound(on, viewer, where, sql<number>`${sql.lit(similarRank)}`)], most)
    },
  }
}
