import { useMemo } from 'react'
import { z } from 'zod'
import type { ImportRow } from '../../../contract/platform/imports/import-rows.ts'
import { type ImportDetail, importsEndpoints, longestCell } from '../../../contract/platform/imports/imports.ts'
import { AskDialog } from '../form/ask-dialog.tsx'
import { fieldsOf } from '../form/fields.tsx'
import { useChange } from '../lib/use-change.ts'
import { FieldGrid } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { mappedColumns, sentenceOf } from './import-words.ts'

interface EditRowDialogProps {
  read: ImportDetail
  row: ImportRow
  onClose: () => void
}

type Typed = Record<string, string>
const { TextField } = fieldsOf<Typed>()
const typed = z.record(z.string(), z.string().max(longestCell))

/** All mapped cells of a row: what is wrong with it may be mended in a cell that has no error itself. */
export function EditRowDialog({ read, row, onClose }: EditRowDialogProps) {
  const columns = useMemo(() => mappedColumns(read), [read])
  const change = useChange(importsEndpoints.changeRow, (cells: { column: number; value: string }[]) => ({
    params: { id: row.id },
    body: { cells },
  }))
  const whole = row.messages.filter(({ column }) => column === null)
  return (
    <AskDialog
      title={`Line ${row.line}`}
      description={read.fileName}
      submitLabel="Save Row"
      pendingLabel="Saving..."
      focus="title"
      size="md"
      name={`import-row-${row.id}`}
      noun="row"
      start={Object.fromEntries(columns.map(({ index }) => [`cell${index}`, row.cells[index] ?? '']))}
      schema={typed}
      send={(values) =>
        change.mutateAsync(
          columns.flatMap(({ index }) => {
            const value = values[`cell${index}`] ?? ''
            return value === row.cells[index] ? [] : [{ column: index, value }]
          }),
        )
      }
      said={({ line, state, messages }) =>
        state === 'error'
          ? {
              title: `Line ${line} still has errors`,
              description: messages.map((message) => sentenceOf(read, message)).join(' '),
              tone: 'destructive',
            }
          : { title: 'Row Saved', description: `Line ${line} no longer has errors.` }
      }
      onClose={onClose}
    >
      {whole.length > 0 && (
        <Note tone="negative" quiet>
          {whole.map((message) => sentenceOf(read, message)).join(' ')}
        </Note>
      )}
      <FieldGrid>
        {columns.map(({ index, label }) => (
          <TextField
            key={index}
            name={`cell${index}`}
            label={label}
            hint={row.messages.flatMap((message) => (message.column === index ? [sentenceOf(read, message)] : [])).join(' ') || undefined}
          />
        ))}
      </FieldGrid>
    </AskDialog>
  )
}
