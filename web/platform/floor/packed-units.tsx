import { Printer } from 'lucide-react'
import { printOrdersEndpoints } from '../../../contract/goods-out/order-papers/print-orders.ts'
import type { PickList } from '../../../contract/goods-out/picking/picking.ts'
import { handlingUnitKindLabels, handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { recordLink } from '../address/record-link.tsx'
import { Section } from '../detail/section.tsx'
import { addressOf } from '../lib/api.ts'
import { formatDecimal, formatNumber } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import type { Column } from '../ui/table-column.ts'
import { contentOfUnit } from './loose-goods.ts'

type Unit = PickList['units'][number]

const unitColumns = (contentOf: (unit: Unit) => string): readonly Column<Unit>[] => [
  { id: 'sscc', header: 'SSCC', mobile: 'key', cell: ({ sscc }) => <span className="mono whitespace-nowrap">{sscc}</span> },
  {
    id: 'kind',
    header: 'Kind',
    mobile: 'title',
    cell: (unit) => (
      <>
        {[handlingUnitKindLabels[unit.kind], unit.weightKg !== null && `${formatDecimal(unit.weightKg)} kg`].filter(Boolean).join(' · ')}
        <span className="mono block text-small text-muted wrap-anywhere">{contentOf(unit)}</span>
      </>
    ),
  },
  { id: 'quantity', header: 'Units', align: 'right', mobile: 'fact', cell: ({ quantity }) => formatNumber(quantity) },
  {
    id: 'label',
    header: 'Label',
    mobile: 'status',
    cell: ({ id, sscc }) => (
      <a
        href={handlingUnitsEndpoints.label.path.replace(':id', String(id))}
        download
        aria-label={`Label of ${sscc}`}
        className="relative z-1 inline-flex items-center gap-1.5 text-primary-text hover:underline pointer-coarse:min-h-(--touch)"
      >
        <Printer aria-hidden className="size-4!" /> Label
      </a>
    ),
  },
]

/** The cartons and pallets of a movement, with their labels. */
export function PackedUnits({ list: { orderId, picked, units } }: { list: Pick<PickList, 'orderId' | 'picked' | 'units'> }) {
  return (
    <Section
      flush
      title="Handling Units"
      count={units.length}
      actions={
        units.length > 1 && (
          <Button size="sm" icon={<Printer aria-hidden />} asChild>
            <a href={addressOf(printOrdersEndpoints.print, {}, { ids: [orderId], papers: ['label'] })} download>
              All Labels
            </a>
          </Button>
        )
      }
    >
      <DataTable
        caption="Handling units of this movement"
        columns={unitColumns(({ id }) => contentOfUnit(picked, id))}
        rows={units}
        rowKey={({ id }) => id}
        rowName={({ sscc }) => sscc}
        rowLink={({ id }) => recordLink('/handling-units/$id', id)}
        empty="Nothing packed yet."
      />
    </Section>
  )
}
