import { useQuery } from '@tanstack/react-query'
import { handlingUnitKindLabels, handlingUnits, handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { RecordLink } from '../../platform/address/record-link.tsx'
import { DetailHead, DetailPage } from '../../platform/detail/detail-page.tsx'
import type { FieldWords } from '../../platform/detail/history.tsx'
import { SectionColumns } from '../../platform/detail/section.tsx'
import { useFirstRows } from '../../platform/detail/use-first-rows.ts'
import { useRecordId } from '../../platform/detail/use-record-id.ts'
import { formatDateTime, formatDecimal, formatNumber, plural } from '../../platform/lib/format.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { RecordHistory } from '../../platform/record/record-history.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { LedgerSection } from '../acts/ledger-section.tsx'
import { quantityThere } from '../ledger/availability.tsx'
import { UnitActions } from './unit-actions.tsx'
import { type DetailedUnit, UnitContents, UnitsWithin } from './unit-contents.tsx'

/** What a pallet or carton holds, where it is, and what was done with it. */
export function HandlingUnitPage() {
  const id = useRecordId()
  const unit = useQuery(readQuery(handlingUnitsEndpoints.get, { params: { id } }))
  return (
    <DetailPage
      id={id}
      noun="Handling Unit"
      list={{ label: 'Handling Units', path: '/handling-units' }}
      path="/handling-units"
      read={unit}
      title={({ sscc }) => sscc}
    >
      {(record) => <UnitRecord unit={record} />}
    </DetailPage>
  )
}

function UnitRecord({ unit }: { unit: DetailedUnit }) {
  const { kind, location, locationId, customerId, customerName, parentId, parentSscc, quantity, reserved, items } = unit
  return (
    <>
      <DetailHead
        status={
          <>
            <Badge tone="teal">{handlingUnitKindLabels[kind]}</Badge>
            {unit.shippedAt ? <Badge tone="green">Shipped</Badge> : quantity === 0 && <Badge>Empty</Badge>}
          </>
        }
        actions={<UnitActions unit={unit} />}
        facts={[
          {
            label: 'Location',
            value: (
              <RecordLink to="/locations/$id" id={locationId} mono>
                {location ?? '–'}
              </RecordLink>
            ),
          },
          {
            label: 'Customer',
            value: (
              <RecordLink to="/customers/$id" id={customerId}>
                {customerName ?? 'Unallocated'}
              </RecordLink>
            ),
          },
          {
            label: 'Units',
            value:
              quantity === 0 ? 'Empty' : `${quantity === null ? '– being counted' : formatNumber(quantity)}, of ${plural(items, 'SKU')}`,
          },
          { label: 'Reserved', value: quantityThere(reserved) },
          parentId !== null && {
            label: 'Within',
            value: (
              <RecordLink to="/handling-units/$id" id={parentId} mono>
                {parentSscc}
              </RecordLink>
            ),
          },
          unit.orderId !== null && {
            label: 'Packed for',
            value: (
              <RecordLink to="/orders/$id" id={unit.orderId} mono>
                {unit.orderNumber}
              </RecordLink>
            ),
          },
          unit.weightKg !== null && { label: 'Weight', value: `${formatDecimal(unit.weightKg)} kg` },
          { label: 'Created', value: formatDateTime(unit.createdAt) },
        ]}
      />
      <SectionColumns
        main={
          <>
            <UnitContents unit={unit} />
            {unit.units.length > 0 && <UnitsWithin unit={unit} />}
            <UnitLedger unit={unit} />
          </>
        }
        side={<RecordHistory record={handlingUnits} id={unit.id} words={words} titles={titles} />}
      />
    </>
  )
}

/** The ledger lines of stock while it was in the unit. */
function UnitLedger({ unit: { id, sscc } }: { unit: DetailedUnit }) {
  const read = useFirstRows(inventoryEndpoints.movements, { query: { handlingUnitId: [id] }, count: 10 })
  return <LedgerSection of={sscc} read={read} />
}

const words: FieldWords = { location: 'Location', parentSscc: 'Within', sku: 'SKU', lot: 'Lot', quantity: 'Units' }

const titles = { move: 'Moved', pack: 'Packed', unpack: 'Unpacked' }
