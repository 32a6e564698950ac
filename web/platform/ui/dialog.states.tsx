import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

interface Opened {
  onClose: () => void
}
const long = 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen mbH & Co. KG'
const lines = Array.from({ length: 40 }, (_, index) => `Line ${index + 1}`)

export function Open({ onClose }: Opened) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add Category"
      description="Categories group items in the inventory."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary">Create Category</Button>
        </>
      }
    >
      <Field label="Name" required>
        {(control) => <Input {...control} />}
      </Field>
    </Dialog>
  )
}

export function OpenSmall({ onClose }: Opened) {
  return (
    <Dialog open onOpenChange={onClose} size="sm" focus="title" title="Keyboard shortcuts">
      <p>Single keys work while no field has the focus.</p>
    </Dialog>
  )
}

export function OpenAtTheRight({ onClose }: Opened) {
  return (
    <Dialog open onOpenChange={onClose} place="right" size="sm" title="Notifications">
      <p>No notifications</p>
    </Dialog>
  )
}

export function OpenWithLongText({ onClose }: Opened) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Edit ${long}`}
      description={`${long}, ${long}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary">Save Changes</Button>
        </>
      }
    >
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  )
}
