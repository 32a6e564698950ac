import { Check, Plus } from 'lucide-react'
import { type FieldErrors, useFormState, useWatch } from 'react-hook-form'
import { type InspectedGoods, returnWorkEndpoints } from '../../../contract/goods-in/returns/return-work.ts'
import { type GoodsReturn, mostReturnDocuments } from '../../../contract/goods-in/returns/returns.ts'
import { acceptedDocuments, startDocument } from '../../platform/documents/document-upload.ts'
import { FormDialog } from '../../platform/form/form-dialog.tsx'
import { useFormField, useRecordFormFields } from '../../platform/form/record-form-context.ts'
import { Uploader } from '../../platform/form/uploader.tsx'
import { useRecordForm } from '../../platform/form/use-record-form.ts'
import { formatNumber } from '../../platform/lib/format.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { Button } from '../../platform/ui/button.tsx'
import { FieldError } from '../../platform/ui/field.tsx'
import {
  allGood,
  type DraftInspection,
  type InspectionValues,
  inspectionSchema,
  inspectionValues,
  isDecided,
  newPart,
  unitsOf,
} from './inspection-values.ts'
import { PartFields } from './part-fields.tsx'

/** In which condition received goods are, and what becomes of them. */
export function InspectDialog({ record, onClose }: { record: GoodsReturn; onClose: () => void }) {
  const inspect = useChange(returnWorkEndpoints.inspect, (body: InspectedGoods) => ({
    params: { id: record.id },
    body,
  }))
  const form = useRecordForm({
    name: `inspect-return-${record.id}-${record.version}`,
    noun: 'inspection',
    record: null,
    values: () => inspectionValues(record),
    create: { schema: () => inspectionSchema, send: inspect.mutateAsync },
    onSaved: ({ returnNumber }) =>
      toast({ title: 'Inspection Completed', description: `${returnNumber} can be closed. Until then the goods stay in quarantine.` }),
    onClose,
  })
  const lines = useWatch({ control: form.form.control, name: 'lines' })
  return (
    <FormDialog
      form={form}
      long
      size="lg"
      title={`Inspect ${record.returnNumber}`}
      description="The goods stay in quarantine until the return is closed."
      submitLabel="Complete Inspection"
      submitDisabled={!isDecided(lines)}
      pendingLabel="Saving..."
    >
      <Lines />
      <Photos />
    </FormDialog>
  )
}

function Photos() {
  const { value, change } = useFormField<InspectionValues['documents']>('documents', 'Documents')
  return (
    <Uploader
      label="Photos and papers"
      buttonLabel="Add Photo"
      files={value}
      most={mostReturnDocuments}
      accepted={acceptedDocuments}
      start={startDocument}
      onUploaded={(file) => change([...value, file])}
      onRemove={({ url }) => change(value.filter((file) => file.url !== url))}
    />
  )
}

function Lines() {
  const { value: lines, change, error } = useFormField<InspectionValues['lines']>('lines', 'Items')
  const errors: FieldErrors<InspectionValues> = useFormState({ control: useRecordFormFields().control, name: 'lines' }).errors
  const write = (changed: DraftInspection) => change(lines.map((line) => (line.lineId === changed.lineId ? changed : line)))
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-48 text-ink-2">Say in which condition the goods of each line are, and what becomes of them.</p>
        <Button icon={<Check aria-hidden />} onClick={() => change(allGood(lines))}>
          All good
        </Button>
      </div>
      {lines.map((line, n) => (
        <LineInspection
          key={line.lineId}
          line={line}
          noteErrors={line.parts.map((_, p) => errors.lines?.[n]?.parts?.[p]?.note?.message)}
          onChange={write}
        />
      ))}
      {error && <FieldError message={error} />}
    </>
  )
}

interface LineInspectionProps {
  line: DraftInspection
  /** The errors of the notes, part by part. */
  noteErrors: readonly (string | undefined)[]
  onChange: (line: DraftInspection) => void
}

function LineInspection({ line, noteErrors, onChange }: LineInspectionProps) {
  const { sku, name, lot, received, parts } = line
  const left = received - unitsOf(parts)
  return (
    <section aria-label={sku} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <div className="min-w-0">
          <h3 className="mono text-heading wrap-anywhere">{sku}</h3>
          <p className="text-small text-muted wrap-anywhere">{[name, lot && `Lot ${lot}`].filter(Boolean).join(' · ')}</p>
        </div>
        <p role="status" className={`figures text-small ${left === 0 ? 'text-muted' : 'font-medium text-negative-text'}`}>
          {left === 0
            ? `${formatNumber(received)} of ${formatNumber(received)}`
            : left > 0
              ? `${formatNumber(left)} of ${formatNumber(received)} left`
              : `${formatNumber(-left)} too many`}
        </p>
      </div>
      <ol aria-label={`Parts of ${sku}`} className="rounded-panel border border-line">
        {parts.map((part, n) => (
          <PartFields
            key={part.key}
            part={part}
            label={`${sku}, part ${n + 1}`}
            noteError={noteErrors[n]}
            onChange={(changed) => onChange({ ...line, parts: parts.map((each) => (each === part ? { ...part, ...changed } : each)) })}
            onRemove={parts.length > 1 ? () => onChange({ ...line, parts: parts.filter((each) => each !== part) }) : undefined}
          />
        ))}
      </ol>
      <div>
        <Button icon={<Plus aria-hidden />} onClick={() => onChange({ ...line, parts: [...parts, newPart(Math.max(left, 0))] })}>
          Add Part
        </Button>
      </div>
    </section>
  )
}
