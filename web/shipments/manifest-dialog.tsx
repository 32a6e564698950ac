import { useState } from 'react'
import { handOverEndpoints } from '../../contract/shipments/hand-over.ts'
import { LabelledDate } from '../form/date-input.tsx'
import { isDate } from '../form/read-date.ts'
import { addressOf } from '../lib/api.ts'
import { today } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field, FieldGrid } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { Select } from '../ui/select.tsx'
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
