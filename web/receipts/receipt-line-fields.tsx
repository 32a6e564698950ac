import { Trash2 } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { acceptedDocuments, startDocument } from '../documents/document-upload.ts'
import { QuantityInput } from '../form/number-input.tsx'
import { Uploader } from '../form/uploader.tsx'
import { formatNumber } from '../lib/format.ts'
import { isUnresolved } from '../lookup/entity.ts'
import { EntityPicker } from '../lookup/entity-picker.tsx'
import { asksForScan } from '../scan/use-scan.ts'
import { classNames } from '../ui/class-names.ts'
import { Field } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Input } from '../ui/input.tsx'
import { Select } from '../ui/select.tsx'
import { conditionLabels } from './receipt-badges.tsx'
import { type DraftLine, type LineChange, lineErrors, skuOf } from './receipt-form-values.ts'

interface ReceiptLineFieldsProps {
  line: DraftLine
  /** From receipt on: counted, damaged and condition. */
  isCounted: boolean
  /** Whose items are offered. */
  customerId: number | undefined
  /** Set on the line that was last added or scanned. */
  latest: { scanned: boolean } | null
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
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!latest) return
    row.current?.scrollIntoView({ block: 'nearest' })
    if (!latest.scanned) row.current?.querySelector('input')?.focus()
  }, [latest])
  const change = (changed: Partial<DraftLine>) => props.onChange(line.key, changed)
  const { sku: skuError, ...errors } = lineErrors(line)
  const isDamaged = line.condition === 'damaged'
  const name = skuOf(line) || 'the new line'

  return (
    <li
      ref={row}
      className={classNames(
        'grid grid-cols-2 gap-x-3 gap-y-2.5 border-b border-line px-3 py-3 first:rounded-t-panel last:rounded-b-panel last:border-b-0 sm:grid-cols-12 sm:px-4',
        latest?.scanned ? 'bg-selected shadow-[inset_2px_0_0_var(--primary-text)]' : 'bg-raised',
      )}
    >
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
          <Field label="Description">
            {(control) => (
              <Input
                {...control}
                maxLength={300}
                autoComplete="off"
                placeholder={line.id === null ? 'Item name if left blank' : undefined}
                value={line.description}
                onChange={(event) => change({ description: event.target.value })}
              />
            )}
          </Field>
        </div>
        <IconButton label={`Delete ${name}`} icon={<Trash2 />} className="mt-6" onClick={() => onRemove(line.key)} />
      </div>
      <Field
        label={isCounted ? 'Counted' : 'Expected'}
        className="sm:col-span-2"
        {...(isCounted && line.expected !== null && { help: `${formatNumber(line.expected)} expected` })}
        {...(errors.quantity && { error: errors.quantity })}
      >
        {(control) => (
          <QuantityInput {...control} value={line.quantity} onChange={(event) => change({ quantity: event.target.value, isCounted })} />
        )}
      </Field>
      {isCounted && (
        <>
          <Field label="Damaged" className="sm:col-span-2" {...(errors.damaged && { error: errors.damaged })}>
            {(control) => (
              <QuantityInput
                {...control}
                disabled={isDamaged}
                value={isDamaged ? line.quantity : line.damaged}
                onChange={(event) => change({ damaged: event.target.value })}
              />
            )}
          </Field>
          <Field label="Condition" className="col-span-2">
            {(control) => (
              <Select {...control} value={line.condition} options={conditions} onValueChange={(condition) => change({ condition })} />
            )}
          </Field>
        </>
      )}
      <Field label="Lot" className="sm:col-span-3">
        {(control) => (
          <Input
            {...control}
            {...asksForScan}
            maxLength={100}
            autoComplete="off"
            className="mono"
            value={line.lotNumber}
            onChange={(event) => change({ lotNumber: event.target.value })}
          />
        )}
      </Field>
      <Field label="Expires" className="sm:col-span-3" {...(errors.expiresOn && { error: errors.expiresOn })}>
        {(control) => (
          <Input
            {...control}
            type="date"
            className="figures"
            value={line.expiresOn}
            onChange={(event) => change({ expiresOn: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Handling Unit (SSCC)"
        className={classNames('col-span-2', isCounted ? 'sm:col-span-5' : 'sm:col-span-4')}
        {...(errors.handlingUnit && { error: errors.handlingUnit })}
      >
        {(control) => (
          <Input
            {...control}
            {...asksForScan}
            maxLength={24}
            inputMode="numeric"
            autoComplete="off"
            className="mono"
            value={line.handlingUnit}
            onChange={(event) => change({ handlingUnit: event.target.value })}
          />
        )}
      </Field>
      <div className={classNames('col-span-2', isCounted ? 'sm:col-span-7' : 'sm:col-span-12')}>
        <Uploader
          label={`Documents of ${name}`}
          buttonLabel="Upload PDF"
          files={line.documents}
          most={mostDocuments}
          accepted={acceptedDocuments}
          start={startDocument}
          onUploaded={(file) => props.onChange(line.key, ({ documents }) => ({ documents: [...documents, file] }))}
          onRemove={({ url }) => props.onChange(line.key, ({ documents }) => ({ documents: documents.filter((file) => file.url !== url) }))}
        />
      </div>
    </li>
  )
})
