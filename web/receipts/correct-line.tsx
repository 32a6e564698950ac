import { useState } from 'react'
import type { CountingLine } from '../../contract/receipts/counting.ts'
import { acceptedDocuments, startDocument } from '../documents/document-upload.ts'
import { LabelledDate } from '../form/date-input.tsx'
import { QuantityStepper } from '../form/quantity-stepper.tsx'
import { wholeNumber, wholeNumberIn } from '../form/read-number.ts'
import { Uploader } from '../form/uploader.tsx'
import { formatNumber } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import type { useCounting } from './use-counting.ts'

type Counting = ReturnType<typeof useCounting>

/** Corrects what is counted of a line, how many of it are damaged, and the lot of the next scans. */
export function CorrectLine({ line, counting }: { line: CountingLine; counting: Counting }) {
  const { latest } = counting
  const at = latest?.sku === line.sku ? latest : null
  const lot = line.lots.find(({ lotNumber }) => lotNumber === (at?.lotNumber ?? null)) ?? line.lots[0]
  const of = { sku: line.sku, lotNumber: lot?.lotNumber ?? at?.lotNumber ?? null, expiresOn: lot?.expiresOn ?? at?.expiresOn ?? null }
  const onUnit = lot ? { handlingUnit: lot.handlingUnit } : {}
  return (
    <div className="grid gap-4 border-t border-line bg-sunken px-4 py-3">
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <Corrected
          key={`counted-${lot?.counted ?? 0}`}
          label="Counted"
          of={line.sku}
          known={lot?.counted ?? 0}
          pending={counting.pending}
          onCorrect={(difference) => void counting.send({ ...of, ...onUnit, quantity: difference })}
        />
        <Corrected
          key={`damaged-${lot?.damaged ?? 0}`}
          label="Damaged"
          of={`damaged ${line.sku}`}
          known={lot?.damaged ?? 0}
          most={lot?.counted ?? 0}
          pending={counting.pending}
          onCorrect={(difference) => void counting.send({ ...of, ...onUnit, quantity: 0, damaged: difference })}
        />
      </div>
      {lot && (
        <Uploader
          label={`Photos of ${line.sku}`}
          buttonLabel="Add Photo"
          files={lot.documents}
          most={20}
          accepted={acceptedDocuments}
          start={startDocument}
          onUploaded={(photo) => void counting.send({ ...of, ...onUnit, quantity: 0, documents: [photo] })}
        />
      )}
      {at && (
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <Field label="Lot for the next scans" className="min-w-40 flex-1">
            {(control) => (
              <Input
                {...control}
                className="mono"
                maxLength={100}
                autoComplete="off"
                value={at.lotNumber ?? ''}
                onChange={({ target }) =>
                  counting.setLot({ lotNumber: target.value || null, expiresOn: target.value ? at.expiresOn : null })
                }
              />
            )}
          </Field>
          <LabelledDate
            label="Expires"
            className="min-w-40 flex-1"
            disabled={at.lotNumber === null}
            value={at.expiresOn ?? ''}
            onValueChange={(expiresOn) => counting.setLot({ lotNumber: at.lotNumber, expiresOn: expiresOn || null })}
          />
        </div>
      )}
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
      <span className="text-small font-medium">{label}</span>
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
