import { z } from 'zod'
import { id } from '../../fields.ts'

/** pending: not checked yet. ready: would be imported. */
export const importRowStates = ['pending', 'ready', 'error', 'skipped', 'imported'] as const
export type ImportRowState = (typeof importRowStates)[number]

/** What a row without errors does. A row that finds its item as it describes it leaves it unchanged. */
export const importActions = ['create', 'update', 'unchanged'] as const
export type ImportAction = (typeof importActions)[number]

/** What is wrong with a row: with one cell of it, or where `column` is null with the row as a whole or a column that isn't mapped. */
export const importMessage = z.object({
  /** Counts from 0. */
  column: z.number().int().nullable(),
  /** The key of the field. */
  field: z.string().nullable(),
  message: z.string(),
})
export type ImportMessage = z.output<typeof importMessage>

/** What a row changes of its record. A value that isn't there is null. */
export const importedChange = z.object({
  /** The key of the field. */
  field: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
})
export type ImportedChange = z.output<typeof importedChange>

export const importRow = z.object({
  id,
  /** The line of the file; the header is line 1 as a rule. */
  line: z.number().int(),
  /** As many as the file has columns. */
  cells: z.array(z.string()),
  state: z.enum(importRowStates),
  action: z.enum(importActions).nullable(),
  messages: z.array(importMessage),
  /** What a row that updates an item changes, or changed. */
  changes: z.array(importedChange),
  /** Says in a sentence where its movement or delivery is already; null where there is none. */
  known: z.string().nullable(),
  /** What was made or changed by it: an item by its SKU, a receipt or a movement by its number. */
  record: z.object({ id, name: z.string() }).nullable(),
})
export type ImportRow = z.output<typeof importRow>
