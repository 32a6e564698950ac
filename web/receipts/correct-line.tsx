import { Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { CountingLine } from '../../contract/receipts/counting.ts'
import type { Receipt } from '../../contract/receipts/receipts.ts'
import { acceptedDocuments, startDocument } from '../documents/document-upload.ts'
import { LotButtons } from '../floor/lot-buttons.tsx'
import { nextLotBox } from '../floor/next-lot.ts'
import { LabelledDate } from '../form/date-input.tsx'
import { QuantityStepper } from '../form/quantity-stepper.tsx'
import { wholeNumber, wholeNumberIn } from '../form/read-number.ts'
import { Uploader } from '../form/uploader.tsx'
import { formatNumber, plural } from '../lib/format.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useOfferedLots } from '../lookup/lots-of-item.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import type { Latest, useCounting } from './use-counting.ts'

// Loaded when first opened.
const CountedLotDialog = lazyPart(() => import('./counted-lot-dialog.tsx'), 'CountedLotDialog')

type Counting = ReturnType<typeof useCounting>
type CountedLot = CountingLine['lots'][number]

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
  const key = JSON.stringify([lotNumber, expiresOn, handlingUnit])
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
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <Corrected
          key={`counted-${key}-${lot?.counted ?? 0}`}
          label={`Counted${inLot}`}
          of={line.sku}
          known={lot?.counted ?? 0}
          pending={counting.pending}
          onCorrect={(difference) => void counting.send({ ...of, quantity: difference })}
        />
        <Corrected
          key={`damaged-${key}-${lot?.damaged ?? 0}`}
          label={`Damaged${inLot}`}
          of={`damaged ${line.sku}`}
          known={lot?.damaged ?? 0}
          most={lot?.counted ?? 0}
          pending={counting.pending}
          onCorrect={(difference) => void counting.send({ ...of, quantity: 0, damaged: difference })}
        />
      </div>
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

/** What is counted of the lot that was counted or chosen last, or else of the first. */
function countedLotOf({ lots }: CountingLine, { lotNumber, expiresOn, handlingUnit }: Latest): CountedLot | undefined {
  const ofLot = lots.filter((lot) => lot.lotNumber === lotNumber)
  const same = ofLot.find((lot) => lot.expiresOn === expiresOn && lot.handlingUnit === handlingUnit)
  return same ?? ofLot[0] ?? lots[0]
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
  label: string
  of: string
  known: number
  most?: number
  pending: boolean
  onCorrect: (difference: number) => void
}

/** A number that is saved by a press, so that a half-typed one isn't. */
function Corrected({ label, of, known, most = wholeNumber.max, pending, onCorrect }: CorrectedProps) {
  const [typed, setTyped] = useState(String(known))
  const number = wholeNumberIn(typed, { ...wholeNumber, max: most })
  const isWrong = Number.isNaN(number)
  return (
    <div className="grid gap-1.5">
      <span className="text-small font-medium wrap-anywhere">{label}</span>
      <div className="flex flex-wrap items-center gap-2">
        <QuantityStepper large label={of} value={typed} max={most} onValueChange={setTyped} {...(isWrong && { 'aria-invalid': true })} />
        <Button className="min-h-floor!" disabled={isWrong || number === known} pending={pending} onClick={() => onCorrect(number - known)}>
          Save
        </Button>
      </div>
      {isWrong && <p className="text-small text-negative-text">Enter a whole number up to {formatNumber(most)}.</p>}
    </div>
  )
}
