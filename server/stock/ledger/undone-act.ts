import type { StockAct } from '../../../contract/stock/acts/stock-acts.ts'
import type { HistoryEntry } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import type { TouchedRow } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import type { CrossedThreshold } from './stock-functions.ts'

/** An act whose lines were taken back. */
export interface UndoneAct {
  act: StockAct
  /** The new act, and the items that fell to their threshold. */
  done: { act: number; crossed: CrossedThreshold[] }
  reason: string
}

/** What undoing an act changed besides stock. */
export interface UndoneRecords {
  orders: TouchedRow[]
  receipts: TouchedRow[]
  shipments: TouchedRow[]
  tasksChanged: boolean
  history: HistoryEntry[]
  /** The new version of the movement or the receipt that the act belongs to. */
  version?: number
}

/** What becomes of the records of an act that was taken back. Answers what it changed; what it leaves out, it left as it was. */
export type UndoRecords = (trx: Transaction, viewer: Viewer, undo: UndoneAct) => Promise<Partial<UndoneRecords>>
