import type { ColumnType } from 'kysely'

// The migrations own the details; the files <domain>-tables.ts are how TypeScript sees them. Columns are snake_case here and nowhere else but in SQL.

export type OneOf<T extends readonly unknown[]> = T[number]
export type Instant = ColumnType<Date, Date, Date>
export type OptionalInstant = ColumnType<Date | null, Date | null | undefined, Date | null>
/** numeric(14,2), read and written as a decimal string. */
export type Money = ColumnType<string | null, string | null | undefined, string | null>
