import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, instant, text } from '../../fields.ts'
import { json } from '../../formats.ts'
import { shipmentEventKinds } from './shipment-events.ts'

/** How many events one file may have. */
export const mostImportedRows = 2_000

/** Its rows are checked one by one: an error is reported for its row, and the others are recorded. */
export const eventImport = z.object({
  /** A CSV file with columns for tracking number, event and time, and if there are for place and notes. */
  csv: text(1_000_000, 'must be the text of a CSV file'),
  /** Answers what would be done, and does nothing. */
  dryRun: z.boolean().default(false),
})

/** A cell of each column, as the file has it; empty where it has no such column. */
export const importedCells = z.object({
  trackingNumber: z.string(),
  event: z.string(),
  time: z.string(),
  place: z.string(),
  notes: z.string(),
})
export type ImportedCells = z.output<typeof importedCells>

export const importOutcomes = ['recorded', 'known', 'refused'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

export const importedRow = z.object({
  /** The line of the file that it begins on. */
  line: z.number().int(),
  cells: importedCells,
  outcome: z.enum(importOutcomes),
  /** Why the row was refused. */
  reason: z.string().nullable(),
  /** What was understood of it. */
  shipmentId: id.nullable(),
  kind: z.enum(shipmentEventKinds).nullable(),
  at: instant.nullable(),
})
export type ImportedRow = z.output<typeof importedRow>

export const importResult = z.object({
  recorded: z.number().int(),
  known: z.number().int(),
  refused: z.number().int(),
  /** In the order of the file. */
  rows: z.array(importedRow),
})
export type ImportResult = z.output<typeof importResult>

export const eventImportsEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/shipments/events/import',
    summary: 'Import shipment events from a carrier’s CSV file, or check what the import would record',
    allow: 'shipments.update',
    body: json(eventImport),
    answer: json(importResult),
    changes: ['shipments'],
  }),
}
