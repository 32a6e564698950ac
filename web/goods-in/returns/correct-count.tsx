import { X } from 'lucide-react'
import { type GoodsReturn, returnsEndpoints } from '../../../contract/goods-in/returns/returns.ts'
import { LotButtons } from '../../platform/floor/lot-buttons.tsx'
import { nextLotBox } from '../../platform/floor/next-lot.ts'
import { LabelledDate } from '../../platform/form/date-input.tsx'
import { LineText } from '../../platform/form/lines.tsx'
import { QuantityStepper } from '../../platform/form/quantity-stepper.tsx'
import { readNumber, wholeNumber } from '../../platform/form/read-number.ts'
import { formatNumber } from '../../platform/lib/format.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useOfferedLots } from '../../platform/lookup/lots-of-item.ts'
import { ScanField } from '../../platform/scan/scan-field.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { IconButton } from '../../platform/ui/icon-button.tsx'
import { type ReturnCount, unitsIn } from './return-counts.ts'
import type { ReturnCounting } from './use-return-counts.ts'

interface CorrectCountProps {
  record: GoodsReturn
  count: ReturnCount
  counting: ReturnCounting
}

/** Corrects what is counted of a line: its units, lot, handling unit and UI codes. */
export function CorrectCount({ record, count, counting }: CorrectCountProps) {
  const change = (changed: Partial<ReturnCount>) => counting.change(count.key, changed)
  const { error } = readNumber(count.quantity, wholeNumber)
  return (
    <div className="grid gap-4 border-t border-line bg-sunken px-4 py-3">
      <div className="grid gap-1.5">
        <span className="text-small font-medium">Counted</span>
        <QuantityStepper
          large
          label={count.sku}
          value={count.quantity}
          onValueChange={(quantity) => change({ quantity })}
          {...(error && { 'aria-invalid': true as const })}
        />
        {error && <p className="text-small text-negative-text">The quantity {error}.</p>}
      </div>
      <div id={nextLotBox} className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
        <LineText
          label="Lot"
          scanned
          required={count.isExcise}
          input={{ maxLength: 100 }}
          value={count.lot}
          onChange={(lot) => change({ lot })}
        />
        <LabelledDate label="Expires" value={count.expiresOn} onValueChange={(expiresOn) => change({ expiresOn })} />
        <LineText
          label="Handling Unit (SSCC)"
          scanned
          input={{ maxLength: 24, inputMode: 'numeric' }}
          value={count.handlingUnit}
          onChange={(handlingUnit) => change({ handlingUnit })}
        />
      </div>
      <KnownLots record={record} count={count} onChange={change} />
      {(count.isExcise || count.uiCodes.length > 0) && <UiCodes count={count} onChange={(uiCodes) => change({ uiCodes })} />}
    </div>
  )
}

/** The lots that left with the movement, and those in stock. */
function KnownLots({
  record: { orderId, items },
  count,
  onChange,
}: Omit<CorrectCountProps, 'counting'> & { onChange: (lot: Partial<ReturnCount>) => void }) {
  const { data } = useRead(returnsEndpoints.returnable, { params: { id: orderId ?? 0 } }, { enabled: orderId !== null })
  const left = data?.find(({ sku }) => sku === count.sku)?.lots ?? []
  const lots = useOfferedLots(
    items.find(({ sku }) => sku === count.sku)?.inventoryId ?? null,
    left.map(({ lot, expiresOn }) => ({ lotNumber: lot, expiresOn })),
  )
  return (
    <LotButtons
      label={`Known lots of ${count.sku}`}
      lots={lots}
      isChosen={({ lotNumber }) => lotNumber === count.lot}
      onChoose={({ lotNumber, expiresOn }) => onChange({ lot: lotNumber, expiresOn: expiresOn ?? '' })}
    />
  )
}

function UiCodes({ count, onChange }: { count: ReturnCount; onChange: (codes: readonly string[]) => void }) {
  const { uiCodes } = count
  const most = unitsIn([count])
  function add(code: string): string | null {
    if (uiCodes.includes(code)) return `${code} is recorded already.`
    if (uiCodes.length >= most) return `Count the unit first: ${formatNumber(most)} are counted.`
    onChange([...uiCodes, code])
    return null
  }
  return (
    <div className="grid gap-2">
      <Field label={`UI Codes (${formatNumber(uiCodes.length)} of ${formatNumber(most)})`} help="Scan the code of each unit">
        {(control) => <ScanField {...control} onScan={add} placeholder="Scan or type" />}
      </Field>
      <ul className="grid gap-1">
        {uiCodes.map((code) => (
          <li key={code} className="flex items-center gap-2">
            <span className="mono min-w-0 flex-1 text-small wrap-anywhere">{code}</span>
            <IconButton label={`Remove ${code}`} icon={<X />} onClick={() => onChange(uiCodes.filter((each) => each !== code))} />
          </li>
        ))}
      </ul>
    </div>
  )
}
