import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { actKindLabels } from '../../../contract/stock/acts/act-kinds.ts'
import type { UndoPreview as Preview, UndoReason } from '../../../contract/stock/acts/stock-acts.ts'
import { RecordLink } from '../../platform/address/record-link.tsx'
import { formatNumber, formatWhen, plural } from '../../platform/lib/format.ts'
import { Note } from '../../platform/ui/note.tsx'
import { SubjectLink } from './subject-link.tsx'

/** What an undo changes, and what depends on it or is in its way. */
export function UndoPreview({ preview: { possible, reasons, effects, records, dependents } }: { preview: Preview }) {
  return (
    <div className="grid gap-4">
      {!possible && (
        <Note tone="negative">
          <ul className="grid gap-1.5">
            {reasons.map((reason) => (
              <li key={reason.message}>
                <Reason reason={reason} />
              </li>
            ))}
          </ul>
        </Note>
      )}
      {possible && (
        <Part title="What changes">
          {effects.map(({ inventoryId, sku, location, lot, handlingUnit, before, after }) => (
            <Row
              key={[inventoryId, location, lot, handlingUnit].join()}
              name={
                <RecordLink to="/inventory/$id" id={inventoryId} mono>
                  {sku}
                </RecordLink>
              }
              details={[location ?? 'No location', lot && `Lot ${lot}`, handlingUnit && `in ${handlingUnit}`]}
            >
              {formatNumber(before)}
              <ArrowRight aria-hidden className="mx-1 inline size-3.5! align-[-2px] text-muted" />
              <span className="sr-only"> to </span>
              <strong>{formatNumber(after)}</strong>
            </Row>
          ))}
          {records.map(({ type, id, number, change }) => (
            <Row key={`${type}${id}${change}`} name={<SubjectLink type={type} id={id} number={number} />} details={[change]} />
          ))}
        </Part>
      )}
      {dependents.length > 0 && (
        <Part title="What depends on it">
          {dependents.map(({ actId, kind, number, units, at, by }) => (
            <Row key={actId} name={actKindLabels[kind]} details={[number, formatWhen(at), by]}>
              {plural(units, 'unit')}
            </Row>
          ))}
        </Part>
      )}
    </div>
  )
}

/** The sentence, in which the number of the record is a link; where it names none, the link follows. */
function Reason({ reason: { message, subjectType, subjectId, number } }: { reason: UndoReason }) {
  if (subjectType === null || subjectId === null) return message
  const [before = '', ...rest] = number === null ? [`${message} `] : message.split(number)
  return (
    <>
      {rest.length > 0 || number === null ? before : `${message} `}
      <SubjectLink type={subjectType} id={subjectId} number={number ?? 'Open'} />
      {rest.join(number ?? '')}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      <ul className="divide-y divide-line border-y border-line">{children}</ul>
    </section>
  )
}

interface RowProps {
  name: ReactNode
  details: readonly (string | null)[]
  children?: ReactNode
}

function Row({ name, details, children }: RowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-1.5">
      <span className="min-w-0 wrap-anywhere">
        {name} <span className="text-ink-2">{details.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="figures whitespace-nowrap">{children}</span>
    </li>
  )
}
