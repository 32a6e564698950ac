import { type LucideIcon, PackageOpen, ScanBarcode, Tally5, Undo2, Warehouse } from 'lucide-react'
import type { FloorKind } from '../../../contract/platform/floor/floor.ts'
import type { LookupResult } from '../../../contract/platform/lookup/lookup.ts'
import type { RecordPage } from '../../platform/address/record-link.tsx'

export interface FloorTile {
  title: string
  icon: LucideIcon
  page: RecordPage
  /** The records whose scanned code opens the page too. */
  scanned?: LookupResult['type']
  empty: { title: string; hint: string }
  /** What its rows are counted in, and what their day is called, where it isn't a unit and 'Expected'. */
  unit?: string
  day?: string
}

/** How the floor shows each kind of work. */
export const floorTiles: Record<FloorKind, FloorTile> = {
  pick: {
    title: 'Pick',
    icon: ScanBarcode,
    page: '/picking/$id',
    scanned: 'order',
    empty: { title: 'Nothing to pick', hint: 'Confirmed movements appear here.' },
  },
  put_away: {
    title: 'Put Away',
    icon: Warehouse,
    page: '/put-away/$id',
    empty: { title: 'Nothing to put away', hint: 'Goods of inspected receipts appear here.' },
  },
  receive: {
    title: 'Receive',
    icon: PackageOpen,
    page: '/receipts/$id/receive',
    scanned: 'receipt',
    empty: { title: 'Nothing to receive', hint: 'Announced deliveries appear here.' },
  },
  count: {
    title: 'Count',
    icon: Tally5,
    page: '/counting/$id/count',
    scanned: 'count',
    empty: { title: 'Nothing to count', hint: 'Planned counts appear here.' },
    unit: 'place',
    day: 'Due',
  },
  return: {
    title: 'Returns',
    icon: Undo2,
    page: '/returns/$id',
    empty: { title: 'No returns waiting', hint: 'Authorised returns, and those to inspect, appear here.' },
  },
}
