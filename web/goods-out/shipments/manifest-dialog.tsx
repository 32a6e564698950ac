import { useState } from 'react'
import { handOverEndpoints } from '../../../contract/goods-out/shipments/hand-over.ts'
import { LabelledDate } from '../../platform/form/date-input.tsx'
import { isDate } from '../../platform/form/read-date.ts'
import { addressOf } from '../../platform/lib/api.ts'
import { today } from '../../platform/lib/format.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Field, FieldGrid } from '../../platform/ui/field.tsx'
import { Note } from '../../platform/ui/note.tsx'
import { Select } from '../../platform/ui/select.tsx'
import { useCarriers } from './carrier-form.tsx'

/** The paper that a carrier signs: what it took on a day. */
export function ManifestDialog({ onClose }: { onClose: () => void }) {
  const carriers = useCarriers()
  const [chosen, setChosen] = useState<string | null>(null)
  const [day, setDay] = useState(today)
  const carrier = chosen ?? carriers[0]
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title="Carrier Manifest"
      description="Lists what a carrier collected on one day, for the driver to sign."
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {carrier && isDate(day) && (
            <Button variant="primary" asChild>
              <a href={addressOf(handOverEndpoints.manifest, {}, { carrier, day })} download>
                Download
              </a>
            </Button>
          )}
        </>
      }
    >
      {carrier ? (
        <FieldGrid>
          <Field label="Carrier">
            {(control) => (
              <Select
                {...control}
                value={carrier}
                onValueChange={setChosen}
                options={carriers.map((name) => ({ value: name, label: name }))}
              />
            )}
          </Field>
          <LabelledDate label="Day" value={day} onValueChange={setDay} />
        </FieldGrid>
      ) : (
        <Note>No shipments have been handed over yet.</Note>
      )}
    </Dialog>
  )
}
