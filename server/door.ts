import type { AttentionKind } from '../contract/platform/attention/attention.ts'
import type { FloorKind } from '../contract/platform/floor/floor.ts'
import type { ImportKind } from '../contract/platform/imports/import-fields.ts'
import type { LookupResult } from '../contract/platform/lookup/lookup.ts'
import type { DocumentMailKind } from '../contract/platform/mail/mails.ts'
import type { SearchKind } from '../contract/platform/search/search.ts'
import type { UndoableKind } from '../contract/stock/acts/act-kinds.ts'
import type { AppOptions } from './app-options.ts'
import type { AttentionSearch } from './platform/attention/attention-search.ts'
import type { Deletion, Tidying } from './platform/cleanup/cleanup.ts'
import type { Database } from './platform/engine/database.ts'
import type { FloorSearch } from './platform/floor/floor-search.ts'
import type { App } from './platform/http/app-type.ts'
import type { Download } from './platform/http/download.ts'
import type { Importer } from './platform/imports/importer.ts'
import type { Job } from './platform/jobs/define-job.ts'
import type { Scanned } from './platform/lookup/scanned.ts'
import type { Kind } from './platform/search/kind-of.ts'
import type { UndoRecords } from './stock/ledger/undone-act.ts'

/** What the rest of the house must know of the kinds of one folder. A door is a file of that folder, and house.ts lists them all. */
export interface Door {
  /** Adds its routes. */
  serve?: (app: App, options: AppOptions) => void
  jobs?: readonly Job[]
  /** What of it is deleted once it has expired, by what the log calls it. */
  expired?: Record<string, Deletion>
  /** What else is tidied hourly, after the backup. */
  tidy?: Tidying
  /** The documents that mails carry. */
  mailed?: Partial<Record<DocumentMailKind, (db: Database, id: number) => Promise<Download>>>
  /** How the search finds its rows. */
  search?: Partial<Record<SearchKind, Kind>>
  /** How its rows are found by a scanned code. */
  scanned?: Partial<Record<LookupResult['type'], Scanned>>
  /** What it does with the rows of files that are imported. */
  imports?: Partial<Record<ImportKind, Importer>>
  /** What becomes of its records when an act of the warehouse is undone. */
  undo?: Partial<Record<UndoableKind, UndoRecords>>
  /** Its work that waits on the floor. */
  floor?: Partial<Record<FloorKind, FloorSearch>>
  /** Its exceptions that the dashboards show first. */
  attention?: Partial<Record<AttentionKind, AttentionSearch>>
}

/** What the doors say of each of these names. Fails when none of them says it, or two do, so that no name is forgotten. */
export function saidOf<Name extends string, Said>(
  names: readonly Name[],
  parts: readonly (Partial<Record<Name, Said>> | undefined)[],
): Record<Name, Said> {
  const said = (name: Name) => parts.flatMap((part) => part?.[name] ?? [])
  const wrong = names.filter((name) => said(name).length !== 1)
  if (wrong.length > 0) throw new Error(`Said by no door of the house, or by two: ${wrong.join(', ')}`)
  return Object.fromEntries(names.map((name) => [name, said(name)[0]])) as Record<Name, Said>
}
