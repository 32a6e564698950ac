import { type FormEvent, useId, useState } from 'react'
import { plural } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Textarea } from '../ui/input.tsx'
import { Note } from '../ui/note.tsx'
import type { DraftLine } from './order-draft.ts'
import { type PastedLines, pastedLines } from './pasted-lines.ts'
import type { OfferedItem } from './use-offered-items.ts'

interface PasteLinesDialogProps {
  lines: readonly DraftLine[]
  offered: readonly OfferedItem[]
  onChange: (lines: readonly DraftLine[]) => void
  onClose: () => void
}

/** Adds many lines at once. Lines that can't be read stay in the field, each with its reason. */
export function PasteLinesDialog({ lines, offered, onChange, onClose }: PasteLinesDialogProps) {
  const formId = useId()
  const [text, setText] = useState('')
  const [result, setResult] = useState<PastedLines | null>(null)

  function add(event: FormEvent) {
    event.preventDefault()
    // A form inside a dialog of another form: the event would reach that one too.
    event.stopPropagation()
    const read = pastedLines(text, lines, offered)
    onChange(read.lines)
    if (read.rejected.length === 0) return onClose()
    setText(read.rejected.map((line) => line.text).join('\n'))
    setResult(read)
  }

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title="Paste Lines"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" type="submit" form={formId} disabled={text.trim() === ''}>
            Add Lines
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={add} className="grid gap-4">
        {result && (
          <Note tone="caution">
            <p>
              {result.added > 0 && `${plural(result.added, 'line')} added. `}
              {plural(result.rejected.length, 'line')} couldn’t be added:
            </p>
            <ul className="mt-1 grid gap-0.5 text-small">
              {result.rejected.map(({ text: line, reason }) => (
                <li key={line}>
                  <span className="mono">{line}</span>: {reason}
                </li>
              ))}
            </ul>
          </Note>
        )}
        <Field label="Lines" help="One item per line: SKU, then quantity, for example ‘TOB-PIP-0017 12’.">
          {(control) => <Textarea {...control} rows={8} className="mono" value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
      </form>
    </Dialog>
  )
}
