import { z } from 'zod'
import { newProofOfDelivery, proofsEndpoints } from '../../../contract/goods-out/shipments/proofs-of-delivery.ts'
import type { ShipmentWithEvents } from '../../../contract/goods-out/shipments/shipments.ts'
import { acceptedDocuments, startDocument } from '../../platform/documents/document-upload.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { Uploader } from '../../platform/form/uploader.tsx'
import type { UploadedFile } from '../../platform/form/use-uploads.ts'
import { useRowChange } from '../../platform/lib/use-change.ts'
import { warehouseTime } from '../../platform/lib/warehouse-time.ts'
import { SignaturePad } from './signature-pad.tsx'

const typed = z.object({
  receivedBy: z.string(),
  at: z.string(),
  signature: z.string(),
  document: z.object({ name: z.string(), url: z.string() }).nullable(),
  reason: z.string(),
})
type Typed = z.output<typeof typed>

const toBody = ({ at, signature, ...values }: Typed) => ({
  ...values,
  signature: signature || null,
  ...(at !== '' && { at: warehouseTime(at) }),
})
const first = formSchema(typed, toBody, newProofOfDelivery)
const correction = formSchema(typed.extend({ reason: z.string().trim().min(1, 'must be filled in') }), toBody, newProofOfDelivery)
const { TextField, DateField } = fieldsOf<Typed>()

const blank: Typed = { receivedBy: '', at: '', signature: '', document: null, reason: '' }

/** Who received a shipment, by signature or signed paper; the shipment is delivered thereby. Where there is a proof it is corrected. */
export function RecordProofDialog({ shipment, onClose }: { shipment: ShipmentWithEvents; onClose: () => void }) {
  const record = useRowChange(proofsEndpoints.record)
  const corrects = shipment.proofs.length > 0
  return (
    <AskDialog
      title={corrects ? 'Correct Proof of Delivery' : 'Record Proof of Delivery'}
      description={<span className="mono">{shipment.trackingNumber}</span>}
      submitLabel={corrects ? 'Save Correction' : 'Record Proof'}
      pendingLabel="Recording..."
      size="md"
      name={`proof-of-shipment-${shipment.id}`}
      noun="shipment"
      // A signature stays with who holds the device no longer than needed.
      secrets={['signature']}
      start={blank}
      schema={corrects ? correction : first}
      send={(body) => record.mutateAsync({ read: shipment, body })}
      said={({ trackingNumber }, values) => ({
        title: 'Proof of Delivery Recorded',
        description: `${trackingNumber}: received by ${values.receivedBy.trim()}`,
      })}
      onClose={onClose}
    >
      {corrects && (
        <TextField
          name="reason"
          label="Reason"
          required
          maxLength={500}
          hint="Explain the correction. The earlier proof is kept and shown below."
        />
      )}
      <TextField name="receivedBy" label="Received By" required maxLength={200} />
      {shipment.actualDelivery === null && <DateField name="at" label="Delivered" withTime hint="Leave blank for now" />}
      <SignaturePad
        name="signature"
        label="Signature"
        hint="Sign with a finger, pen or mouse, or upload the signed document instead. Visible to the customer."
      />
      <DocumentField />
    </AskDialog>
  )
}

function DocumentField() {
  const { value, change } = useFormField<UploadedFile | null>('document', 'Signed Document')
  return (
    <Uploader
      label="Signed Document"
      buttonLabel="Upload Signed Document"
      files={value ? [value] : []}
      accepted={acceptedDocuments}
      start={startDocument}
      onUploaded={change}
      onRemove={() => change(null)}
    />
  )
}
