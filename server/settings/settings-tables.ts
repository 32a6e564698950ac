import type { Generated, JSONColumnType } from 'kysely'

declare module '../db/tables.ts' {
  interface Tables {
    settings: Settings
  }
}

interface Settings {
  key: string
  value: JSONColumnType<object>
  version: Generated<number>
}
