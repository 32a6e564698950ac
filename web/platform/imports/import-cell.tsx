import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import type { ImportRow } from '../../../contract/platform/imports/import-rows.ts'
import type { ImportDetail } from '../../../contract/platform/imports/imports.ts'
import { Input } from '../ui/input.tsx'
import { Truncated } from '../ui/truncated.tsx'
import { changeIn, sentenceOf } from './import-words.ts'

export type SaveCell = (row: ImportRow, column: number, value: string) => Promise<void>

interface ImportCellProps {
  read: ImportDetail
  row: ImportRow
  /** In the file. */
  column: number
  /** The label of the field that the column is mapped to. */
  label: string
  /** Null where nothing can be changed. */
  onSave: SaveCell | null
}

/** A cell of the file, and what it changes: old → new. One that something is wrong with is a field, which is saved when it is left. */
export function ImportCell({ read, row, column, label, onSave }: ImportCellProps) {
  const value = row.cells[column] ?? ''
  const messages = row.messages.filter((message) => message.column === column)
  const change = row.changes.find(({ field }) => field === read.mapping[column])
  if (messages.length === 0 && change) return <span className="whitespace-normal wrap-anywhere">{changeIn(change)}</span>
  if (messages.length === 0) return value.trim() === '' ? <span className="text-muted">–</span> : <Truncated text={value} />
  const words = messages.map((message) => sentenceOf(read, message)).join(' ')
  if (!onSave || row.state !== 'error') {
    return (
      <span className="grid gap-0.5 py-1 whitespace-normal wrap-anywhere">
        {value}
        <span className="text-small text-negative-text">{words}</span>
      </span>
    )
  }
  return (
    <CellField
      key={value}
      label={`${label}, line ${row.line}`}
      value={value}
      message={words}
      onSave={(next) => onSave(row, column, next)}
    />
  )
}

interface CellFieldProps {
  label: string
  value: string
  message: string
  onSave: (value: string) => Promise<void>
}

function CellField({ label, value, message, onSave }: CellFieldProps) {
  const [typed, setTyped] = useState(value)
  const [saving, setSaving] = useState(false)
  const messageId = useId()

  function save() {
    if (typed === value || saving) return
    setSaving(true)
    void onSave(typed).finally(() => setSaving(false))
  }
  return (
    <div className="grid min-w-32 gap-1 py-1.5 whitespace-normal">
      <Input
        data-fix
        aria-label={label}
        aria-invalid
        aria-describedby={messageId}
        aria-busy={saving || undefined}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (event.key === 'Escape') setTyped(value)
          if (event.key !== 'Enter') return
          event.preventDefault()
          // The row may leave the list once it is fixed, so the next field gets the focus.
          nextField(event.currentTarget)?.focus()
          save()
        }}
        onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
      />
      <span id={messageId} className="text-small text-negative-text wrap-anywhere">
        {message}
      </span>
    </div>
  )
}

function nextField(field: HTMLElement): HTMLElement | undefined {
  const fields = [...(field.closest('table')?.querySelectorAll<HTMLElement>('[data-fix]') ?? [])]
  return fields[fields.indexOf(field) + 1]
}
