import { useId, useState } from 'react'
import { type ImportField, importFields, unmappedRequired } from '../../../contract/platform/imports/import-fields.ts'
import { type ImportDetail, importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { Section } from '../detail/section.tsx'
import { detailFor } from '../lib/api.ts'
import { useSeveralSites } from '../lib/follow-locale.ts'
import { plural } from '../lib/format.ts'
import { useRowChange } from '../lib/use-change.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { Select } from '../ui/select.tsx'

interface MapColumnsProps {
  read: ImportDetail
  /** To what was checked by the mapping before. */
  onBack: (() => void) | undefined
  onMapped: () => void
}

/** Says of each column of the file what it means. */
export function MapColumns({ read, onBack, onMapped }: MapColumnsProps) {
  const fields = importFields(read.kind, { role: read.customerId === null ? 'staff' : 'customer', severalSites: useSeveralSites() })
  const [mapping, setMapping] = useState(read.mapping)
  const map = useRowChange(importsEndpoints.map)
  const missing = unmappedRequired(fields, mapping)
  const missingId = useId()
  const left = mapping.filter((field) => field === null).length

  /** A field has one column: choosing it again takes it from the other. */
  function choose(column: number, field: string) {
    setMapping(mapping.map((key, index) => (index === column ? field || null : key === field ? null : key)))
  }
  return (
    <Section title="Map columns" count={read.columns.length}>
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (missing.length === 0) map.mutate({ read, body: { mapping } }, { onSuccess: onMapped })
        }}
      >
        {read.mappingRemembered && <Note>Mapped the same way as your last file with these columns.</Note>}
        <ul className="grid gap-px overflow-clip rounded-control border border-line bg-line">
          {read.columns.map(({ name, samples }, column) => (
            <li
              key={name}
              className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-4 gap-y-2 bg-raised px-3 py-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
            >
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">{name}</p>
                <p className="truncate text-small text-muted">{samplesOf(samples)}</p>
              </div>
              <Select
                aria-label={`Field for ${name}`}
                value={mapping[column] ?? ''}
                onValueChange={(field) => choose(column, field)}
                options={optionsOf(fields, mapping, column)}
              />
            </li>
          ))}
        </ul>
        {map.isError && <Note tone="negative">{detailFor(map.error)}</Note>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p
            id={missingId}
            role="status"
            className={missing.length > 0 ? 'min-w-0 flex-1 text-negative-text' : 'min-w-0 flex-1 text-muted'}
          >
            {missing.length > 0
              ? `Still to be mapped: ${missing.join(', ')}.`
              : left > 0
                ? `${plural(left, 'column')} won’t be imported.`
                : 'All columns are mapped.'}
          </p>
          {onBack && <Button onClick={onBack}>Back to Review</Button>}
          <Button variant="primary" type="submit" pending={map.isPending} disabled={missing.length > 0} aria-describedby={missingId}>
            Check Rows
          </Button>
        </div>
      </form>
    </Section>
  )
}

/** The first two samples that aren't blank. */
function samplesOf(samples: readonly string[]): string {
  const shown = samples.filter((sample) => sample.trim() !== '').slice(0, 2)
  return shown.length === 0 ? 'No values in the first rows' : shown.join(' · ')
}

function optionsOf(fields: readonly ImportField[], mapping: ImportDetail['mapping'], column: number) {
  const taken = (key: string) => mapping.some((field, index) => field === key && index !== column)
  return [
    { value: '', label: 'Don’t import' },
    ...fields.map(({ key, label, required }) => ({
      value: key,
      label: `${label}${required ? ' *' : ''}${taken(key) ? ' (mapped already)' : ''}`,
    })),
  ]
}
