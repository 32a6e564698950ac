import { Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { CountingLine } from '../../../contract/goods-in/receipts/counting.ts'
import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { acceptedDocuments, startDocument } from '../../platform/documents/document-upload.ts'
import { LotButtons } from '../../platform/floor/lot-buttons.tsx'
import { nextLotBox } from '../../platform/floor/next-lot.ts'
import { LabelledDate } from '../../platform/form/date-input.tsx'
import { QuantityStepper } from '../../platform/form/quantity-stepper.tsx'
import { wholeNumber, wholeNumberIn } from '../../platform/form/read-number.ts'
import { Uploader } from '../../platform/form/uploader.tsx'
import { formatNumber, plural } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useOfferedLots } from '../../platform/lookup/lots-of-item.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { Input } from '../../platform/ui/input.tsx'
import { type CountedOf, countedLotOf, type TypedCount } from './typed-counts.ts'
import type { Latest, useCounting } from './use-counting.ts'

// Loaded when first opened.
const CountedLotDialog = lazyPart(() => import('./counted-lot-dialog.tsx'), 'CountedLotDialog')

type Counting = ReturnType<typeof useCounting>

interface CorrectLineProps {
  receipt: Receipt
  line: CountingLine
  latest: Latest
  counting: Counting
}

/** Corrects what is counted of a line in one lot: how much, how many of it are damaged, and the lot itself; and the lot of the next scans. */
export function CorrectLine({ receipt, line, latest, counting }: CorrectLineProps) {
  const [correcting, setCorrecting] = useState(false)
  const lot = countedLotOf(line, latest)
  const { lotNumber, expiresOn, handlingUnit } = lot ?? latest
  const of = { sku: line.sku, lotNumber, expiresOn, ...(lot && { handlingUnit }) }
  const inLot = line.lots.length > 1 ? ` in ${lotNumber === null ? 'no lot' : `lot ${lotNumber}`}` : ''
  const known = { counted: lot?.counted ?? 0, damaged: lot?.damaged ?? 0 }
  return (
    <div className="grid gap-4 border-t border-line bg-sunken px-4 py-3">
      {line.lots.length > 1 && (
        <LotButtons
          label={`Counted lots of ${line.sku}`}
          lots={line.lots}
          isChosen={(each) => each === lot}
          detail={(each) => [each.handlingUnit, plural(each.counted, 'unit')].filter(Boolean).join(' · ')}
          onChoose={(each) => counting.setLot({ lotNumber: each.lotNumber, expiresOn: each.expiresOn, handlingUnit: each.handlingUnit })}
        />
      )}
      <Corrected
        of={{ sku: line.sku, lotNumber, expiresOn, handlingUnit }}
        inLot={inLot}
        known={known}
        counting={counting}
        onSave={(counted, damaged, saves) =>
          void counting.send({ ...of, quantity: counted - known.counted, damaged: damaged - known.damaged, saves })
        }
      />
      {lot && (
        <div>
          <Button className="min-h-floor!" icon={<Pencil aria-hidden />} onClick={() => setCorrecting(true)}>
            {lot.lotNumber === null ? 'Enter Lot' : `Correct Lot ${lot.lotNumber}`}
          </Button>
        </div>
      )}
      {lot && (
        <Uploader
          label={`Photos of ${line.sku}`}
          buttonLabel="Add Photo"
          files={lot.documents}
          most={20}
          accepted={acceptedDocuments}
          start={startDocument}
          onUploaded={(photo) => void counting.send({ ...of, quantity: 0, documents: [photo] })}
        />
      )}
      <NextLot line={line} latest={latest} counting={counting} />
      <Suspense>
        {correcting && lot && (
          <CountedLotDialog
            receiptId={receipt.id}
            line={line}
            lot={lot}
            onCorrected={counting.setLot}
            onClose={() => setCorrecting(false)}
          />
        )}
      </Suspense>
    </div>
  )
}

/** The lot into which the next scans of the same goods are counted: one that is expected or in stock, or another. */
function NextLot({ line, latest, counting }: Omit<CorrectLineProps, 'receipt'>) {
  const offered = useOfferedLots(line.inventoryId, line.expectedLots)
  return (
    <div id={nextLotBox} className="grid gap-2">
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Field label="Lot for the next scans" className="min-w-40 flex-1">
          {(control) => (
            <Input
              {...control}
              className="mono"
              maxLength={100}
              autoComplete="off"
              value={latest.lotNumber ?? ''}
              onChange={({ target }) =>
                counting.setLot({ lotNumber: target.value || null, expiresOn: target.value ? latest.expiresOn : null })
              }
            />
          )}
        </Field>
        <LabelledDate
          label="Expires"
          className="min-w-40 flex-1"
          disabled={latest.lotNumber === null}
          value={latest.expiresOn ?? ''}
          onValueChange={(expiresOn) => counting.setLot({ lotNumber: latest.lotNumber, expiresOn: expiresOn || null })}
        />
      </div>
      <LotButtons
        label={`Lots for the next scans of ${line.sku}`}
        lots={offered}
        isChosen={({ lotNumber }) => lotNumber === latest.lotNumber}
        onChoose={({ lotNumber, expiresOn }) => counting.setLot({ lotNumber, expiresOn })}
      />
    </div>
  )
}

interface CorrectedProps {
  of: CountedOf
  inLot: string
  known: { counted: number; damaged: number }
  counting: Counting
  onSave: (counted: number, damaged: number, typed: TypedCount) => void
}

/** The numbers of a line, which are saved by a press, so that half-typed ones aren't. What is typed stays until then. */
function Corrected({ of, inLot, known, counting, onSave }: CorrectedProps) {
  const typed = counting.typed.at(of)
  const shown = { counted: typed?.counted ?? String(known.counted), damaged: typed?.damaged ?? String(known.damaged) }
  const counted = wholeNumberIn(shown.counted)
  const mostDamaged = Number.isNaN(counted) ? known.counted : counted
  const damaged = wholeNumberIn(shown.damaged, { ...wholeNumber, max: mostDamaged })
  const isChanged = counted !== known.counted || damaged !== known.damaged
  const isCountedMeanwhile = typed && isChanged && (typed.known.counted !== known.counted || typed.known.damaged !== known.damaged)
  const type = (changed: Partial<typeof shown>) => counting.typed.put({ of, known, ...shown, ...changed }, known)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <Stepper
          label={`Counted${inLot}`}
          of={of.sku}
          value={shown.counted}
          isWrong={Number.isNaN(counted)}
          onValueChange={(next) => type({ counted: next })}
        />
        <Stepper
          label={`Damaged${inLot}`}
          of={`damaged ${of.sku}`}
          value={shown.damaged}
          most={mostDamaged}
          isWrong={Number.isNaN(damaged)}
          onValueChange={(next) => type({ damaged: next })}
        />
      </div>
      {isCountedMeanwhile && (
        <p className="text-small text-caution-text">
          Since you typed this, {formatNumber(known.counted)} {known.counted === 1 ? 'is' : 'are'} counted, {formatNumber(known.damaged)}{' '}
          damaged. Save puts your numbers in their place.
        </p>
      )}
      <div>
        <Button
          className="min-h-floor!"
          disabled={!typed || !isChanged || Number.isNaN(counted) || Number.isNaN(damaged)}
          pending={counting.pending}
          onClick={() => typed && onSave(counted, damaged, typed)}
        >
          Save
        </Button>
      </div>
    </div>
  )
}

interface StepperProps {
  label: string
  of: string
  value: string
  most?: number
  isWrong: boolean
  onValueChange: (value: string) => void
}

function Stepper({ label, of, value, most = wholeNumber.max, isWrong, onValueChange }: StepperProps) {
  return (
    <div className="grid gap-1.5">
      <span className="text-small font-medium wrap-anywhere">{label}</span>
      <QuantityStepper large label={of} value={value} max={most} onValueChange={onValueChange} {...(isWrong && { 'aria-invalid': true })} />
      {isWrong && <p className="text-small text-negative-text">Enter a whole number up to {formatNumber(most)}.</p>}
    </div>
  )
}
