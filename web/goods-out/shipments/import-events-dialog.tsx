import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { z } from 'zod'
import {
  eventImport,
  eventImportsEndpoints,
  type ImportResult,
  mostImportedRows,
} from '../../../contract/goods-out/shipments/event-imports.ts'
import { AskDialog } from '../../platform/form/ask-dialog.tsx'
import { fieldsOf } from '../../platform/form/fields.tsx'
import { formSchema } from '../../platform/form/form-schema.ts'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { call } from '../../platform/lib/api.ts'
import { formatNumber } from '../../platform/lib/format.ts'
import { Button } from '../../platform/ui/button.tsx'
import { FieldError } from '../../platform/ui/field.tsx'
import { ImportedEventsDialog } from './imported-events-dialog.tsx'

const typed = z.object({ csv: z.string().refine((text) => text.trim() !== '', 'Choose a file, or paste its text.') })
type Typed = z.output<typeof typed>
const schema = formSchema(typed, (values) => values, eventImport)
const { TextField } = fieldsOf<Typed>()

/** Takes a file of events of shipments, shows what it would do, and then does it. */
export function ImportEventsDialog({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState('')
  const [tried, setTried] = useState<ImportResult | null>(null)
  if (tried) return <ImportedEventsDialog csv={chosen} tried={tried} onBack={() => setTried(null)} onClose={onClose} />
  return (
    <ChooseEvents
      chosen={chosen}
      onClose={onClose}
      onTried={(csv, result) => {
        setChosen(csv)
        setTried(result)
      }}
    />
  )
}

interface ChooseEventsProps {
  /** What was tried before. */
  chosen: string
  onTried: (csv: string, result: ImportResult) => void
  onClose: () => void
}

function ChooseEvents({ chosen, onTried, onClose }: ChooseEventsProps) {
  return (
    <AskDialog
      long
      title="Import Events"
      description="Choose a carrier’s CSV file. You can review all events before anything is recorded."
      submitLabel="Check File"
      pendingLabel="Checking..."
      size="md"
      name="event-import"
      noun="file"
      // As large as the file, which is still there.
      secrets={['csv']}
      start={{ csv: chosen }}
      schema={schema}
      send={(body) => call(eventImportsEndpoints.create, { body: { ...body, dryRun: true } })}
      next={(result, { csv }) => onTried(csv, result)}
      onClose={onClose}
    >
      <FileField />
      <TextField
        name="csv"
        label="File text"
        rows={8}
        mono
        hint={`The first line must contain column names: tracking number, event, time and, optionally, place and notes. Separate columns with commas, semicolons or tabs. Times without a zone are in the warehouse’s time zone. Up to ${formatNumber(mostImportedRows)} events.`}
      />
    </AskDialog>
  )
}

const mostBytes = 1_000_000

/** Puts the text of a file into the form. */
function FileField() {
  const { change } = useFormField<string>('csv', 'File text')
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  async function take(file: File | undefined) {
    if (!file) return
    const read = await textOf(file)
    setProblem(read.problem)
    if (read.text !== null) change(read.text)
  }
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button icon={<FileUp aria-hidden />} onClick={() => input.current?.click()}>
        Choose File
      </Button>
      {problem && <FieldError message={problem} />}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Choose File"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChange={(event) => {
          void take(event.target.files?.[0])
          // Choosing the same file again must count as a change.
          event.target.value = ''
        }}
      />
    </div>
  )
}

async function textOf(file: File): Promise<{ text: string; problem: null } | { text: null; problem: string }> {
  if (file.size > mostBytes) return { text: null, problem: `${file.name} is too large: at most 1 MB is imported at once. Please split it.` }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()), problem: null }
  } catch {
    return { text: null, problem: `${file.name} isn't a text in UTF-8. Save it again as 'CSV UTF-8'.` }
  }
}
