import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { listFileFormats, mostChosenRows } from '../../../contract/list-files.ts'
import { formatNumber, plural } from '../lib/format.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { toast, toastError } from '../lib/toast.ts'
import { type ExportedRows, fileAddress } from '../ui/export-menu.tsx'
import { type BulkAction, type BulkDialog, type BulkResult, type BulkRun, useBulkRun } from './bulk-run.ts'
import { mostMatching } from './matching-rows.ts'
import type { Selection } from './use-selection.ts'

// Loaded when first opened.
const BulkResultDialog = lazyPart(() => import('./bulk-result-dialog.tsx'), 'BulkResultDialog')
const ConfirmDialog = lazyPart(() => import('../ui/confirm-dialog.tsx'), 'ConfirmDialog')

/** The rows that match search and filters, over all pages. */
export interface Matching<Row> {
  total: number
  estimated: boolean
  /** The first `mostMatching` of them. */
  read: () => Promise<readonly Row[]>
}

interface BulkBarProps<Row> {
  selection: Selection<Row>
  actions: readonly BulkAction<Row>[]
  /** The list that they are rows of, for people who may save it as a file. */
  exported?: ExportedRows
  rowName: (row: Row) => string
  /** Ids of the rows on this page. */
  inSight: ReadonlySet<number>
  matching: Matching<Row>
}

/** The dialog of an action with the rows that were selected when it was opened: some of them may leave the selection while it is open. */
interface Opened<Row> extends Pick<BulkDialog<Row>, 'Dialog'> {
  rows: readonly Row[]
}

/**
 * Appears while rows are selected: what can be done with all of them, its progress, and afterwards what was refused. From here every
 * row that matches can be selected; an action that has a question, and any on rows of other pages, is confirmed first.
 */
export function BulkBar<Row extends { id: number }>({ selection, actions, exported, rowName, inSight, matching }: BulkBarProps<Row>) {
  const [result, setResult] = useState<BulkResult | null>(null)
  const [asked, setAsked] = useState<BulkRun<Row> | null>(null)
  const [opened, setOpened] = useState<Opened<Row> | null>(null)
  const { progress, run, stop } = useBulkRun<Row>({
    rowName,
    onRowDone: (row) => selection.select([row], false),
    onEnd: (ended, { undo }, done) => {
      const isUndoable = undo !== undefined && done.length > 0
      if (ended.refused.length > 0) setResult(ended)
      if (ended.refused.length > 0 && !isUndoable) return
      toast({ title: ended.sentence, ...(isUndoable && { action: { label: 'Undo', onClick: () => void run(undo, done) } }) })
    },
  })
  const rows = [...selection.rows.values()]
  const allInSight = rows.every(({ id }) => inSight.has(id))
  const { place, keep } = useKeptFocus(progress === null)
  const start = (action: BulkAction<Row>) => {
    keep()
    if ('Dialog' in action) setOpened({ Dialog: action.Dialog, rows })
    else if (allInSight && !action.question) void run(action, rows)
    else setAsked(action)
  }
  return (
    <div ref={place} className="contents">
      {(rows.length > 0 || progress) && (
        <section aria-label="Selection" className="bulk-bar">
          <span className="figures font-medium" role="status">
            {progress
              ? `${progress.running} ${formatNumber(progress.tried)} of ${formatNumber(progress.total)}…`
              : `${formatNumber(rows.length)} selected`}
          </span>
          {progress ? (
            <button type="button" onClick={stop}>
              Stop
            </button>
          ) : (
            <>
              <SelectMatching matching={matching} selected={rows.length} onRead={(all) => selection.select(all, true)} />
              <span className="bulk-actions no-scrollbar">
                {actions.map((action) => (
                  <button key={action.label} type="button" onClick={() => start(action)}>
                    {action.label}
                  </button>
                ))}
                {exported &&
                  rows.length <= mostChosenRows &&
                  listFileFormats.map((format) => (
                    <a key={format} href={fileAddress({ ...exported, ids: rows.map(({ id }) => id) }, format)} download>
                      Export {format.toUpperCase()}
                    </a>
                  ))}
              </span>
              <button type="button" onClick={selection.clear}>
                Clear
              </button>
            </>
          )}
        </section>
      )}
      <Suspense>
        {asked && (
          <ConfirmDialog
            title={`${asked.label}: ${plural(rows.length, 'row')}?`}
            description={[asked.question?.(rows), !allInSight && 'Some selected rows are on other pages of the list.']
              .filter(Boolean)
              .join(' ')}
            confirmLabel={asked.label}
            onClose={() => setAsked(null)}
            onConfirm={() => {
              setAsked(null)
              void run(asked, rows)
            }}
          />
        )}
        {opened && (
          <opened.Dialog
            rows={opened.rows}
            onDone={(done) => selection.select(done, false)}
            onRun={(action) => {
              setOpened(null)
              void run(action, opened.rows)
            }}
            onClose={() => setOpened(null)}
          />
        )}
        {result && <BulkResultDialog result={result} onClose={() => setResult(null)} />}
      </Suspense>
    </div>
  )
}

/**
 * The button that was pressed goes while its action runs, and the focus with it to the page. It is taken back to the bar or, once that is gone, to
 * the list, so that keys go on from there.
 */
function useKeptFocus(isDone: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const isKept = useRef(false)
  useLayoutEffect(() => {
    if (!isKept.current || document.activeElement !== document.body) return
    const home = place.current?.querySelector('section') ?? place.current?.closest('section')
    if (home) focusOn(home)
    if (isDone && home?.contains(place.current)) isKept.current = false
  })
  return {
    place,
    keep: () => {
      isKept.current = true
    },
  }
}

/** For an element that is no stop of the Tab key. */
function focusOn(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
}

interface SelectMatchingProps<Row> {
  matching: Matching<Row>
  selected: number
  onRead: (rows: readonly Row[]) => void
}

/** Selects every row that matches while not all are; once as many are selected as there may be, it says so. */
function SelectMatching<Row>({ matching, selected, onRead }: SelectMatchingProps<Row>) {
  const { total, estimated, read } = matching
  const [pending, setPending] = useState(false)
  const all = `${estimated ? 'about ' : ''}${formatNumber(total)}`
  const isTooMany = total > mostMatching
  if (selected >= total) return null
  if (selected >= mostMatching)
    return <span>You can select at most {formatNumber(mostMatching)}. Filter the list to reach the others.</span>

  async function select() {
    setPending(true)
    try {
      onRead(await read())
    } catch (error) {
      toastError(error, 'Not selected')
    } finally {
      setPending(false)
    }
  }
  return (
    <button type="button" aria-busy={pending} disabled={pending} onClick={() => void select()}>
      {isTooMany ? `Select the first ${formatNumber(mostMatching)} of ${all}` : `Select all ${all} matching`}
    </button>
  )
}
