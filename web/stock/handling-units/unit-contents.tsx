import { PackageMinus } from 'lucide-react'
import { Suspense } from 'react'
import type { AnswerOf } from '../../../contract/endpoint.ts'
import { handlingUnitKindLabels, type handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { Section } from '../../platform/detail/section.tsx'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { column } from '../../platform/list/columns.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import type { Column } from '../../platform/ui/table-column.ts'
import { PromisableStock, quantityThere } from '../ledger/availability.tsx'

const UnpackDialog = lazyPart(() => import('./unpack-dialog.tsx'), 'UnpackDialog')

export type DetailedUnit = AnswerOf<typeof handlingUnitsEndpoints.get>
export type UnitContent = DetailedUnit['contents'][number]

function contentColumns(sscc: string): readonly Column<UnitContent>[] {
  return [
    column.code('sku', { header: 'SKU', mobile: 'key', width: '9rem' }),
    column.text('name', { header: 'Name', mobile: 'title', width: '60%' }),
    column.code('lot', { header: 'Lot' }),
    column.day('expiresOn', { id: 'expires', header: 'Expires', from: 'medium' }),
    {
      id: 'onHand',
      header: 'On hand',
      align: 'right',
      mobile: 'fact',
      cell: ({ onHand, unitOfMeasure }) => <span className="whitespace-nowrap">{quantityThere(onHand, unitOfMeasure)}</span>,
    },
    { id: 'reserved', header: 'Reserved', align: 'right', from: 'wide', cell: ({ reserved }) => quantityThere(reserved) },
    {
      id: 'availability',
      header: 'Availability',
      mobile: 'status',
      cell: (row) => <PromisableStock row={row} />,
    },
    {
      id: 'in',
      header: 'In',
      width: '12.5rem',
      from: 'wide',
      cell: (row) => <span className="mono">{row.sscc === sscc ? 'This unit' : row.sscc}</span>,
    },
  ]
}

/** The stock in it and in the units in it. */
export function UnitContents({ unit }: { unit: DetailedUnit }) {
  const mayUnpack = useMay('handling-units.change')
  const unpacking = useOverlay('unpack')
  const unpacked = unit.contents.find(({ id }) => String(id) === unpacking.value)
  return (
    <Section flush title="Contents" count={unit.contents.length}>
      <DataTable
        caption={`Contents of ${unit.sscc}`}
        columns={contentColumns(unit.sscc)}
        rows={unit.contents}
        rowKey={({ id }) => id}
        rowName={({ sku }) => sku}
        rowLink={({ inventoryId }) => recordLink('/inventory/$id', inventoryId)}
        actions={
          mayUnpack
            ? ({ id, handlingUnitId }) =>
                handlingUnitId === unit.id ? [{ label: 'Unpack', icon: <PackageMinus />, onSelect: () => unpacking.open(id) }] : []
            : undefined
        }
        empty={<EmptyState title="No contents" hint="Pack loose stock or put another handling unit into this unit." />}
      />
      <Suspense>
        {unpacked && mayUnpack && <UnpackDialog key={unpacked.id} unit={unit} content={unpacked} onClose={unpacking.close} />}
      </Suspense>
    </Section>
  )
}

const withinColumns: readonly Column<DetailedUnit['units'][number]>[] = [
  column.code('sscc', { header: 'SSCC', mobile: 'key', width: '100%' }),
  { id: 'kind', header: 'Kind', mobile: 'status', width: '6rem', cell: ({ kind }) => handlingUnitKindLabels[kind] },
  { id: 'quantity', header: 'Units', align: 'right', mobile: 'fact', width: '7rem', cell: ({ quantity }) => quantityThere(quantity) },
]

/** The units directly in it. */
export function UnitsWithin({ unit }: { unit: DetailedUnit }) {
  return (
    <Section flush title="Handling units inside" count={unit.units.length}>
      <DataTable
        caption={`Handling units in ${unit.sscc}`}
        columns={withinColumns}
        rows={unit.units}
        rowKey={({ id }) => id}
        rowLink={({ id }) => recordLink('/handling-units/$id', id)}
        empty={<EmptyState title="None" />}
      />
    </Section>
  )
}
