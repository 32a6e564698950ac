import { useState } from 'react'
import { type HandlingUnit, handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { type LocationStockRow, stockEndpoints } from '../../../contract/stock/inventory/item-stock.ts'
import { moveStockEndpoints } from '../../../contract/stock/inventory/move-stock.ts'
import type { Location } from '../../../contract/stock/locations/locations.ts'
import { formatNumber, plural } from '../../platform/lib/format.ts'
import { toast } from '../../platform/lib/toast.ts'
import { sendChange } from '../../platform/lib/use-change.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { BulkResultDialog } from '../../platform/list/bulk-result-dialog.tsx'
import { type BulkResult, useBulkRun } from '../../platform/list/bulk-run.ts'
import { chosenEntity, type EntityValue } from '../../platform/lookup/entity.ts'
import { EntityPicker } from '../../platform/lookup/entity-picker.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { Input } from '../../platform/ui/input.tsx'

/** What one call brings: loose stock of an item and lot, or a handling unit with all that is in it. */
type Load = { id: number; name: string } & ({ row: LocationStockRow } | { unit: HandlingUnit })

/** Brings all that is at a location to another one, each item and handling unit by a call of its own. */
export function EmptyLocationDialog({ location: { id, code }, onClose }: { location: Location; onClose: () => void }) {
  const stock = useRead(stockEndpoints.atLocation, { params: { id }, query: {} }).data
  const units = useRead(handlingUnitsEndpoints.list, { query: { location: [code], empty: 'false' } }).data
  const [to, setTo] = useState<EntityValue>(null)
  const [withReservations, setWithReservations] = useState(false)
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [result, setResult] = useState<BulkResult | null>(null)
  const { progress, run } = useBulkRun<Load>({
    rowName: ({ name }) => name,
    onRowDone: () => {},
    onEnd: (ended) => {
      if (ended.refused.length > 0) return setResult(ended)
      toast({ title: ended.sentence })
      onClose()
    },
  })
  const loads = stock && units && loadsOf(stock, units)
  const reserved = stock?.reduce((sum, row) => sum + (row.reserved ?? 0), 0) ?? 0
  const target = chosenEntity(to)?.code

  function start() {
    setAsked(true)
    if (target === undefined || loads === undefined) return
    void run(
      {
        label: `Empty ${code}`,
        running: 'Moving',
        done: (count) => `${plural(count, 'load')} moved to ${target}`,
        refuses: (load) => refusalOf(load, withReservations),
        run: (load) => bring(load, { from: code, to: target, withReservations, reason: reason.trim() || null }),
        changes: moveStockEndpoints.move.changes,
      },
      loads,
    )
  }

  if (result) return <BulkResultDialog result={result} note={`They are still at ${code}.`} onClose={onClose} />
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={`Empty ${code}`}
      description={
        loads === undefined ? 'Loading stock…' : `${plural(loads.length, 'load')}: loose items by lot, and handling units as a whole.`
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" pending={progress !== null} onClick={start}>
            {progress ? `Moving ${formatNumber(progress.tried)} of ${formatNumber(progress.total)}…` : 'Move All'}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Field label="To location" required {...(isAsked && target === undefined && { error: 'Choose the location to move to.' })}>
          {(control) => <EntityPicker {...control} type="location" value={to} onValueChange={setTo} />}
        </Field>
        <Field label="Reason" help="Needed for a quarantine location">
          {(control) => <Input {...control} maxLength={300} value={reason} onChange={({ target: { value } }) => setReason(value)} />}
        </Field>
        {reserved > 0 && (
          <Checkbox
            label={`Also move the ${formatNumber(reserved)} reserved. Pick lists follow.`}
            checked={withReservations}
            onCheckedChange={setWithReservations}
          />
        )}
      </div>
    </Dialog>
  )
}

/** A unit in another one goes with that one. */
function loadsOf(stock: readonly LocationStockRow[], units: readonly HandlingUnit[]): Load[] {
  const here = new Set(units.map(({ id }) => id))
  return [
    ...stock.filter(({ handlingUnit }) => handlingUnit === null).map((row) => ({ id: row.id, name: nameOf(row), row })),
    // Stock rows and units count separately, and a result names each by its id.
    ...units.filter(({ parentId }) => parentId === null || !here.has(parentId)).map((unit) => ({ id: -unit.id, name: unit.sscc, unit })),
  ]
}

function nameOf({ sku, lot }: LocationStockRow): string {
  return lot === null ? sku : `${sku}, lot ${lot}`
}

function refusalOf(load: Load, withReservations: boolean): string | undefined {
  if ('unit' in load) {
    if (load.unit.orderNumber !== null) return `Packed for ${load.unit.orderNumber}.`
    if (load.unit.reserved === null) return undefined
    return load.unit.reserved > 0 && !withReservations ? `${formatNumber(load.unit.reserved)} in it are reserved.` : undefined
  }
  if (load.row.onHand === null) return 'It is being counted.'
  return load.row.reserved === load.row.onHand && !withReservations ? 'All of it is reserved.' : undefined
}

interface Brought {
  from: string
  to: string
  withReservations: boolean
  reason: string | null
}

function bring(load: Load, { from, to, withReservations, reason }: Brought): Promise<unknown> {
  if ('unit' in load) return sendChange(handlingUnitsEndpoints.move, { params: { id: load.unit.id }, body: { locationCode: to, reason } })
  const { inventoryId, onHand, reserved, lot } = load.row
  if (onHand === null || reserved === null) throw new Error(`Refused before: ${nameOf(load.row)}`)
  const quantity = withReservations ? onHand : onHand - reserved
  return sendChange(moveStockEndpoints.move, {
    params: { id: inventoryId },
    body: { from, to, quantity, lot, handlingUnit: null, withReservations, reason },
  })
}
