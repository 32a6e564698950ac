import { FileText } from 'lucide-react'
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react'
import { plural } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Textarea } from '../ui/input.tsx'
import { Note } from '../ui/note.tsx'

/** What became of pasted lines. */
export interface ReadLines {
  /** How many were added. */
  added: number
  /** The others, with the reason. */
  rejected: readonly { text: string; reason: string }[]
}

interface PasteLinesDialogProps {
  /** How a line is written. */
  help: string
  /** Adds the lines of the text that can be read. */
  onAdd: (text: string) => ReadLines
  onClose: () => void
}

const mostBytes = 200_000

/** Adds many lines at once, pasted or from a text file. Lines that can't be read stay in the field, each with its reason. */
export function PasteLinesDialog({ help, onAdd, onClose }: PasteLinesDialogProps) {
  const formId = useId()
  const file = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [result, setResult] = useState<ReadLines | null>(null)
  const [unreadable, setUnreadable] = useState<string | undefined>()

  function add(event: FormEvent) {
    event.preventDefault()
    // A form inside a dialog of another form: the event would reach that one too.
    event.stopPropagation()
    const read = onAdd(text)
    if (read.rejected.length === 0) return onClose()
    setText(read.rejected.map((line) => line.text).join('\n'))
    setResult(read)
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (!chosen) return
    const content = chosen.size > mostBytes ? '\0' : await chosen.text()
    if (content.includes('\0')) return setUnreadable('Choose a text or CSV file of at most 200 kB.')
    setUnreadable(undefined)
    setText(content)
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
        <Field label="Lines" help={help} {...(unreadable && { error: unreadable })}>
          {(control) => <Textarea {...control} rows={8} className="mono" value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
        <div>
          <input
            ref={file}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            aria-label="File of the lines"
            tabIndex={-1}
            onChange={(event) => void choose(event)}
            className="sr-only"
          />
          <Button icon={<FileText aria-hidden />} onClick={() => file.current?.click()}>
            Choose File
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
