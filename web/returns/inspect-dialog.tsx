import { Plus } from 'lucide-react'
import { type InspectedGoods, returnWorkEndpoints } from '../../contract/returns/return-work.ts'
import type { GoodsReturn } from '../../contract/returns/returns.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { useFormField } from '../form/record-form-context.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { formatNumber } from '../lib/format.ts'
import { toast } from '../lib/toast.ts'
import { useChange } from '../lib/use-change.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { type DraftInspection, type InspectionValues, inspectionSchema, inspectionValues, newPart, unitsOf } from './inspection-values.ts'
import { PartFields } from './part-fields.tsx'

/** In which condition received goods are, and what becomes of them. */
export function InspectDialog({ record, onClose }: { record: GoodsReturn; onClose: () => void }) {
  const inspect = useChange(returnWorkEndpoints.inspect, ({ body, idempotencyKey }: { body: InspectedGoods; idempotencyKey: string }) => ({
    params: { id: record.id },
    body,
    idempotencyKey,
  }))
  const form = useRecordForm({
    name: `inspect-return-${record.id}-${record.version}`,
    noun: 'inspection',
    record: null,
    values: () => inspectionValues(record),
    create: { schema: () => inspectionSchema, send: (body, idempotencyKey) => inspect.mutateAsync({ body, idempotencyKey }) },
    onSaved: ({ returnNumber }) =>
      toast({ title: 'Inspection Completed', description: `${returnNumber} can be closed. Until then the goods stay in quarantine.` }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      long
      size="lg"
      title={`Inspect ${record.returnNumber}`}
      description="The goods stay in quarantine until the return is closed."
      submitLabel="Complete Inspection"
      pendingLabel="Saving..."
    >
      <Lines />
    </FormDialog>
  )
}

function Lines() {
  const { value: lines, change, error } = useFormField<InspectionValues['lines']>('lines', 'Items')
  const write = (changed: DraftInspection) => change(lines.map((line) => (line.lineId === changed.lineId ? changed : line)))
  return (
    <>
      {lines.map((line) => (
        <LineInspection key={line.lineId} line={line} onChange={write} />
      ))}
      {error && <FieldError message={error} />}
    </>
  )
}

function LineInspection({ line, onChange }: { line: DraftInspection; onChange: (line: DraftInspection) => void }) {
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
