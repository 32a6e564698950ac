import type { ComponentProps, ComponentType } from 'react'
import { RecordDialog } from './record-dialog.tsx'

/** What the form of a record gets. */
export interface RecordFormProps<Item> {
  /** Null adds one. */
  record: Item | null
  onClose: () => void
}

/** How records of one kind are read and changed. */
export interface EditableRecord<Item> {
  /** What a record is: 'Category'. */
  noun: string
  useRecord: (id: number) => ComponentProps<typeof RecordDialog<Item>>['read']
  dialog: ComponentType<RecordFormProps<Item>>
}

interface EditDialogProps<Item> extends EditableRecord<Item> {
  id: number
  onClose: () => void
}

/** Reads a record, then shows its form. */
export function EditDialog<Item>({ id, noun, useRecord, dialog: RecordForm, onClose }: EditDialogProps<Item>) {
  return (
    <RecordDialog title={`Edit ${noun}`} failure={`Failed to load this ${noun.toLowerCase()}`} read={useRecord(id)} onClose={onClose}>
      {(record) => <RecordForm record={record} onClose={onClose} />}
    </RecordDialog>
  )
}
