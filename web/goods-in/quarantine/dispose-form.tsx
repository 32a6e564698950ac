import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { type Disposition, dispositionLabels } from '../../../contract/goods-in/quarantine/quarantine.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { type Decision, DisposeFields, isComplete, undecided } from './dispose-fields.tsx'

interface DisposeFormProps {
  disposition: Disposition
  title: string
  description: ReactNode
  oneOwner: boolean
  /** Above what is asked for all goods together. */
  children?: ReactNode
  invalid?: boolean
  pending?: boolean
  onSubmit: (decision: Decision) => void
  onClose: () => void
}

/** The dialog that decides what becomes of goods in quarantine. */
export function DisposeForm(props: DisposeFormProps) {
  const { disposition, title, description, oneOwner, children, invalid = false, pending = false, onSubmit, onClose } = props
  const [decision, setDecision] = useState(undecided)
  const form = useId()
  const isReady = !invalid && isComplete(decision, disposition)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isReady) onSubmit(decision)
  }

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant={disposition === 'scrap' ? 'danger' : 'primary'} type="submit" form={form} pending={pending} disabled={!isReady}>
            {dispositionLabels[disposition]}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-4">
        {children}
        <DisposeFields disposition={disposition} oneOwner={oneOwner} value={decision} onValueChange={setDecision} />
      </form>
    </Dialog>
  )
}
