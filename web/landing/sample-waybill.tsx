import { Mark } from '../shell/mark.tsx'
import { Badge } from '../ui/badge.tsx'
import { Strokes, Tally } from '../ui/tally.tsx'
import { Waybill } from '../ui/waybill.tsx'

const lines = [
  { sku: 'TOB-RYO-0088', name: 'Halfzware rolling tobacco 30 g, outer of 10', quantity: 120 },
  { sku: 'TOB-CGL-0412', name: 'Cigarillos Sumatra 20 × 10', quantity: 40 },
  { sku: 'SPI-MIR-0101', name: 'Eau-de-vie de Mirabelle 45 %, 0.70 l', quantity: 24 },
]

/** A drawing of one movement, for those who have none of their own yet. */
export function SampleWaybill() {
  return (
    <div aria-hidden="true" className="border border-t-2 border-line-strong border-t-ink bg-raised text-small shadow-pop">
      <div className="flex items-center justify-between gap-3 px-4 py-3">
        <span className="mono flex items-center gap-2 font-medium">
          <Mark />
          WM-2026-00417
        </span>
        <Badge tone="teal" icon={<Tally count={4} />}>
          Packing
        </Badge>
      </div>
      <Waybill
        cells={[
          { label: 'Consignor', value: 'Acme Imports, Rotterdam NL', span: 6 },
          { label: 'Consignee', value: 'Trafika Šmíd & synové, Brno CZ', span: 6 },
          { label: 'Packages', value: '184' },
          { label: 'Gross, kg', value: '2,312' },
          { label: 'Excise reference', value: <span className="mono">26NL0C4410O81T7</span>, span: 6 },
        ]}
      />
      {lines.map((line) => (
        <div key={line.sku} className="grid grid-cols-[8rem_minmax(0,1fr)_auto] items-center gap-3 border-b border-line px-4 py-2.5">
          <span className="mono">{line.sku}</span>
          <span className="truncate">{line.name}</span>
          <span className="figures">
            {line.quantity} <span className="text-caption text-muted">CS</span>
          </span>
        </div>
      ))}
      <div className="px-4 py-3">
        <Strokes total={6} current={4} label="Stages completed" />
        <div className="mt-2 flex justify-between">
          <span className="font-medium">TTT Labelling</span>
          <span className="text-muted">4 of 6 stages completed</span>
        </div>
      </div>
    </div>
  )
}
