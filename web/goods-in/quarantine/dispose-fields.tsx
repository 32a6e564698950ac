import type { Dispatch, SetStateAction } from 'react'
import type { BodyInput } from '../../../contract/endpoint.ts'
import {
  type Disposition,
  mostDisposalDocuments,
  type QuarantineRow,
  type quarantineEndpoints,
} from '../../../contract/goods-in/quarantine/quarantine.ts'
import { acceptedDocuments, startDocument } from '../../platform/documents/document-upload.ts'
import { Uploader } from '../../platform/form/uploader.tsx'
import type { UploadedFile } from '../../platform/form/use-uploads.ts'
import { chosenEntity, type EntityValue } from '../../platform/lookup/entity.ts'
import { EntityPicker } from '../../platform/lookup/entity-picker.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { Input } from '../../platform/ui/input.tsx'
import { Segmented } from '../../platform/ui/segmented.tsx'

/** What is asked for all goods together. */
export interface Decision {
  way: 'task' | 'location'
  to: EntityValue
  reason: string
  documents: readonly UploadedFile[]
}

const ways = [
  { value: 'task', label: 'Create Task' },
  { value: 'location', label: 'To a location' },
] as const

export const undecided: Decision = { way: 'task', to: null, reason: '', documents: [] }

/** Whether everything that is required is entered. */
export function isComplete({ way, to, reason }: Decision, disposition: Disposition): boolean {
  return reason.trim() !== '' && (disposition !== 'release' || way === 'task' || chosenEntity(to) !== null)
}

export function bodyOf(row: QuarantineRow, quantity: number, disposition: Disposition, { way, to, reason, documents }: Decision) {
  const { location: from, lot, handlingUnit } = row
  const code = disposition === 'release' && way === 'location' ? chosenEntity(to)?.code : undefined
  const body: BodyInput<typeof quarantineEndpoints.dispose> = {
    from,
    lot,
    handlingUnit,
    quantity,
    disposition,
    reason,
    documents: [...documents],
  }
  return code === undefined ? body : { ...body, to: code }
}

interface DisposeFieldsProps {
  disposition: Disposition
  /** Whether all goods have the same owner, who can read the documents. */
  oneOwner: boolean
  value: Decision
  onValueChange: Dispatch<SetStateAction<Decision>>
}

export function DisposeFields({ disposition, oneOwner, value, onValueChange }: DisposeFieldsProps) {
  const set = (changed: Partial<Decision>) => onValueChange((decision) => ({ ...decision, ...changed }))
  const setDocuments = (change: (documents: Decision['documents']) => Decision['documents']) =>
    onValueChange((decision) => ({ ...decision, documents: change(decision.documents) }))
  return (
    <>
      {disposition === 'release' && (
        <Segmented wide label="Where to" value={value.way} onValueChange={(way) => set({ way })} options={ways} />
      )}
      {disposition === 'release' && value.way === 'task' && (
        <p className="text-small text-muted">A put-away task with a suggested bin will be created.</p>
      )}
      {disposition === 'release' && value.way === 'location' && (
        <Field label="Location" required>
          {(control) => <EntityPicker {...control} type="location" value={value.to} onValueChange={(to) => set({ to })} />}
        </Field>
      )}
      <Field label="Reason" required help="The owner of the goods can read this.">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={300}
            value={value.reason}
            onChange={(event) => set({ reason: event.target.value })}
          />
        )}
      </Field>
      {oneOwner ? (
        <Uploader
          label="Documents"
          buttonLabel="Add Photo"
          files={value.documents}
          most={mostDisposalDocuments}
          accepted={acceptedDocuments}
          start={startDocument}
          onUploaded={(file) => setDocuments((files) => [...files, file])}
          onRemove={({ url }) => setDocuments((files) => files.filter((file) => file.url !== url))}
        />
      ) : (
        <p className="text-small text-muted">To add photos or documents, select goods of one customer.</p>
      )}
      {disposition === 'send_back' && (
        <p className="text-small text-muted">The goods leave the stock, and a shipment to their owner is created.</p>
      )}
      {disposition === 'scrap' && <p className="text-small text-muted">The goods leave the stock.</p>}
    </>
  )
}
