import type { ColumnType } from 'kysely'

// The migrations define the tables; the files <domain>-tables.ts give their TypeScript types. Outside of SQL only these use snake_case.

export type OneOf<T extends readonly unknown[]> = T[number]
export type Instant = ColumnType<Date, Date, Date>
export type OptionalInstant = ColumnType<Date | null, Date | null | undefined, Date | null>
/** numeric(14,2), read and written as a decimal string. */
export type Money = ColumnType<string | null, string | null | undefined, string | null>
