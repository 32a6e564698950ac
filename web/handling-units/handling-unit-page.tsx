import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { handlingUnitKindLabels, handlingUnits, handlingUnitsEndpoints } from '../../contract/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../../contract/inventory/inventory.ts'
import { DetailHead, DetailPage } from '../detail/detail-page.tsx'
import { changesIn, type FieldWords, History } from '../detail/history.tsx'
import { RelatedList } from '../detail/related-list.tsx'
import { SectionColumns } from '../detail/section.tsx'
import { useFirstRows } from '../detail/use-first-rows.ts'
import { useRecordId } from '../detail/use-record-id.ts'
import { locationLedgerColumns } from '../inventory/ledger-columns.tsx'
import { formatDateTime, formatNumber, plural } from '../lib/format.ts'
import { readQuery } from '../lib/use-read.ts'
import { recordLink } from '../list/row-links.ts'
import { Badge } from '../ui/badge.tsx'
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

const link = 'text-primary-text hover:underline'

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
            value:
              location && locationId ? (
                <Link to="/locations/$id" params={{ id: String(locationId) }} className={`mono ${link}`}>
                  {location}
                </Link>
              ) : (
                '–'
              ),
          },
          {
            label: 'Customer',
            value: customerId ? (
              <Link to="/customers/$id" params={{ id: String(customerId) }} className={link}>
                {customerName}
              </Link>
            ) : (
              'Unallocated'
            ),
          },
          { label: 'Units', value: quantity === 0 ? 'Empty' : `${formatNumber(quantity)}, of ${plural(items, 'SKU')}` },
          { label: 'Reserved', value: formatNumber(reserved) },
          parentId !== null && {
            label: 'Within',
            value: (
              <Link to="/handling-units/$id" params={{ id: String(parentId) }} className={`mono ${link}`}>
                {parentSscc}
              </Link>
            ),
          },
          unit.orderId !== null && {
            label: 'Packed for',
            value: (
              <Link to="/orders/$id" params={{ id: String(unit.orderId) }} className={`mono ${link}`}>
                {unit.orderNumber}
              </Link>
            ),
          },
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
        side={
          <History
            endpoint={handlingUnits.history}
            id={unit.id}
            describe={(entry) => ({ title: actionTitles[entry.action] ?? entry.action, changes: changesIn(entry, fieldWords) })}
          />
        }
      />
    </>
  )
}

/** Of its stock while it was in it. */
function UnitLedger({ unit: { id, sscc } }: { unit: DetailedUnit }) {
  const read = useFirstRows(inventoryEndpoints.movements, { query: { handlingUnitId: [id] }, count: 10 })
  return (
    <RelatedList
      title="Ledger"
      caption={`Ledger of ${sscc}`}
      columns={locationLedgerColumns}
      rowLink={({ inventoryId }) => recordLink('/inventory/$id', inventoryId)}
      read={read}
      empty="No stock movements yet"
    />
  )
}

const fieldWords: FieldWords = {
  kind: { label: 'Kind', show: (kind) => handlingUnitKindLabels[kind as DetailedUnit['kind']] ?? String(kind) },
  location: 'Location',
  parentSscc: 'Within',
  sku: 'SKU',
  lot: 'Lot',
  quantity: 'Units',
}

const actionTitles: Readonly<Record<string, string>> = {
  create: 'Created',
  update: 'Changed',
  move: 'Moved',
  pack: 'Packed',
  unpack: 'Unpacked',
}
