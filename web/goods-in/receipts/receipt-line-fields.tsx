import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import { acceptedPapers, startDocument } from '../../platform/documents/document-upload.ts'
import { LabelledDate } from '../../platform/form/date-input.tsx'
import { type LatestLine, LineNumber, LineRow, LineText } from '../../platform/form/lines.tsx'
import { Uploader } from '../../platform/form/uploader.tsx'
import { formatNumber } from '../../platform/lib/format.ts'
import { isUnresolved } from '../../platform/lookup/entity.ts'
import { EntityPicker } from '../../platform/lookup/entity-picker.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { Field } from '../../platform/ui/field.tsx'
import { IconButton } from '../../platform/ui/icon-button.tsx'
import { Select } from '../../platform/ui/select.tsx'
import { conditionLabels } from './receipt-badges.tsx'
import { type DraftLine, type LineChange, lineErrors, skuOf } from './receipt-form-values.ts'

interface ReceiptLineFieldsProps {
  line: DraftLine
  /** From receipt on: counted, damaged and condition. */
  isCounted: boolean
  /** The customer whose items are offered. */
  customerId: number | undefined
  /** Set on the line that was last added or scanned. */
  latest: LatestLine | null
  /** Whether saving was tried: then a missing SKU is an error. */
  attempted: boolean
  onChange: (key: string, changed: LineChange) => void
  onRemove: (key: string) => void
  /** When the field of a new SKU is left. */
  onTypedSku: (key: string, sku: string) => void
}

/** Specification §5: per picker. */
const mostDocuments = 5

const conditions = (['good', 'damaged'] as const).map((value) => ({ value, label: conditionLabels[value] }))

/** One line as fields. Rendered again only when it changes, because a receipt can have hundreds. */
export const ReceiptLineFields = memo(function ReceiptLineFields(props: ReceiptLineFieldsProps) {
  const { line, isCounted, customerId, latest, attempted, onRemove } = props
  const change = (changed: Partial<DraftLine>) => props.onChange(line.key, changed)
  const { sku: skuError, ...errors } = lineErrors(line)
  const isDamaged = line.condition === 'damaged'
  const name = skuOf(line) || 'the new line'

  return (
    <LineRow latest={latest}>
      <div className="col-span-2 flex items-start gap-2 sm:col-span-12">
        <div className="grid min-w-0 flex-1 gap-x-3 gap-y-2.5 sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          {line.id === null ? (
            <Field label="SKU" required {...(attempted && skuError && { error: skuError })}>
              {(control) => (
                <EntityPicker
                  {...control}
                  type="item"
                  acceptsNew
                  customerId={customerId}
                  value={line.sku}
                  onValueChange={(sku) => change({ sku })}
                  onBlur={() => isUnresolved(line.sku) && skuOf(line) !== '' && props.onTypedSku(line.key, skuOf(line))}
                />
              )}
            </Field>
          ) : (
            <div className="grid content-start gap-1.5">
              <span className="text-small font-medium">SKU</span>
              <span className="mono flex min-h-control items-center wrap-anywhere">{name}</span>
            </div>
          )}
          <LineText
            label="Description"
            input={{ maxLength: 300, placeholder: line.id === null ? 'Item name if left blank' : undefined }}
            value={line.description}
            onChange={(description) => change({ description })}
          />
        </div>
        <IconButton label={`Delete ${name}`} icon={<Trash2 />} className="mt-6" onClick={() => onRemove(line.key)} />
      </div>
      <LineNumber
        label={isCounted ? 'Counted' : 'Expected'}
        className="sm:col-span-2"
        {...(isCounted && line.expected !== null && { help: `${formatNumber(line.expected)} expected` })}
        error={errors.quantity}
        value={line.quantity}
        onChange={(quantity) => change({ quantity, isCounted })}
      />
      {isCounted && (
        <>
          <LineNumber
            label="Damaged"
            className="sm:col-span-2"
            error={errors.damaged}
            disabled={isDamaged}
            value={isDamaged ? line.quantity : line.damaged}
            onChange={(damaged) => change({ damaged })}
          />
          <Field label="Condition" className="col-span-2">
            {(control) => (
              <Select {...control} value={line.condition} options={conditions} onValueChange={(condition) => change({ condition })} />
            )}
          </Field>
        </>
      )}
      <LineText
        label="Lot"
        className="sm:col-span-3"
        scanned
        input={{ maxLength: 100 }}
        value={line.lotNumber}
        onChange={(lotNumber) => change({ lotNumber })}
      />
      <LabelledDate
        label="Expires"
        className="sm:col-span-3"
        error={errors.expiresOn}
        value={line.expiresOn}
        onValueChange={(expiresOn) => change({ expiresOn })}
      />
      <LineText
        label="Handling Unit (SSCC)"
        className={classNames('col-span-2', isCounted ? 'sm:col-span-5' : 'sm:col-span-4')}
        scanned
        input={{ maxLength: 24, inputMode: 'numeric' }}
        error={errors.handlingUnit}
        value={line.handlingUnit}
        onChange={(handlingUnit) => change({ handlingUnit })}
      />
      <div className={classNames('col-span-2', isCounted ? 'sm:col-span-7' : 'sm:col-span-12')}>
        <Uploader
          label={`Documents of ${name}`}
          buttonLabel="Upload PDF"
          files={line.documents}
          most={mostDocuments}
          accepted={acceptedPapers}
          start={startDocument}
          onUploaded={(file) => props.onChange(line.key, ({ documents }) => ({ documents: [...documents, file] }))}
          onRemove={({ url }) => props.onChange(line.key, ({ documents }) => ({ documents: documents.filter((file) => file.url !== url) }))}
        />
      </div>
    </LineRow>
  )
})
