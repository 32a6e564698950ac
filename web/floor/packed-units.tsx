import { Printer } from 'lucide-react'
import { handlingUnitKindLabels, handlingUnitsEndpoints } from '../../contract/handling-units/handling-units.ts'
import type { PickList } from '../../contract/picking/picking.ts'
import { recordLink } from '../address/record-link.tsx'
import { Section } from '../detail/section.tsx'
import { formatNumber } from '../lib/format.ts'
import { DataTable } from '../ui/data-table.tsx'
import type { Column } from '../ui/table-column.ts'

const unitColumns: readonly Column<PickList['units'][number]>[] = [
  { id: 'sscc', header: 'SSCC', mobile: 'key', cell: ({ sscc }) => <span className="mono whitespace-nowrap">{sscc}</span> },
  { id: 'kind', header: 'Kind', mobile: 'title', cell: ({ kind }) => handlingUnitKindLabels[kind] },
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

/** The cartons and pallets of a movement. */
export function PackedUnits({ units }: Pick<PickList, 'units'>) {
  return (
    <Section flush title="Handling Units" count={units.length}>
      <DataTable
        caption="Handling units of this movement"
        columns={unitColumns}
        rows={units}
        rowKey={({ id }) => id}
        rowName={({ sscc }) => sscc}
        rowLink={({ id }) => recordLink('/handling-units/$id', id)}
        empty="Nothing packed yet."
      />
    </Section>
  )
}
