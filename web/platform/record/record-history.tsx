import type { HistoryEndpoint, HistoryEntry } from '../../../contract/history-entry.ts'
import type { AnyRecord } from '../../../contract/record.ts'
import type { Field } from '../../../contract/record-fields.ts'
import { changesIn, type FieldWords, History, plainValue } from '../detail/history.tsx'
import type { TimelineEntry } from '../detail/timeline.tsx'
import { wordsOf } from './record-value.tsx'

const actionTitles: Readonly<Record<string, string>> = { create: 'Created', update: 'Changed', delete: 'Deleted', restore: 'Restored' }
/** Actions that apply to the whole record, so that no single field is listed. */
const ofWholeRecord = new Set(['create', 'delete', 'restore'])

interface RecordHistoryProps {
  record: AnyRecord & { history: HistoryEndpoint }
  id: number
  /** Fields whose label or value differs here, and further ones. */
  words?: FieldWords
  /** Titles of further actions. */
  titles?: Readonly<Record<string, string>>
  /** For entries that show more than changed fields; undefined for the others. */
  describe?: (entry: HistoryEntry) => Omit<TimelineEntry, 'id' | 'at' | 'by'> | undefined
}

/** Who created and changed a record, with the fields that people can change. */
export function RecordHistory({ record, id, words = {}, titles = {}, describe }: RecordHistoryProps) {
  const all = { ...fieldWords(record), ...words }
  return (
    <History
      endpoint={record.history}
      id={id}
      describe={(entry) =>
        describe?.(entry) ?? {
          title: titles[entry.action] ?? actionTitles[entry.action] ?? entry.action,
          ...(!ofWholeRecord.has(entry.action) && { changes: changesIn(entry, all) }),
        }
      }
    />
  )
}

function fieldWords({ fields }: AnyRecord): FieldWords {
  const changed = Object.entries(fields).filter(([, field]) => field.changed)
  return Object.fromEntries(changed.map(([name, field]) => [name, { label: sentenceCase(field.label), show: shownBy(field) }]))
}

function shownBy(field: Field): (value: unknown) => ReturnType<typeof plainValue> {
  return field.words || field.kind === 'day' ? (value) => wordsOf(field, value) ?? 'none' : plainValue
}

/** 'First name' of 'First Name'; words in capitals stay: 'SEED ID'. */
function sentenceCase(label: string): string {
  const [first = '', ...others] = label.split(' ')
  return [first, ...others.map((word) => (word === word.toUpperCase() ? word : word.toLowerCase()))].join(' ')
}
