import { useQuery } from '@tanstack/react-query'
import { Ban, Undo2 } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { importKindLabels } from '../../../contract/platform/imports/import-fields.ts'
import { type ImportDetail, importStateLabels, importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { useOverlay } from '../address/use-overlay.ts'
import { DetailHead, DetailPage } from '../detail/detail-page.tsx'
import { useRecordId } from '../detail/use-record-id.ts'
import { formatDateTime, formatNumber } from '../lib/format.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { toast, toastError } from '../lib/toast.ts'
import { useChange } from '../lib/use-change.ts'
import { readQuery } from '../lib/use-read.ts'
import { useViewer } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { CheckedImport } from './checked-import.tsx'
import { FinishedImport } from './finished-import.tsx'
import { ImportBadge } from './import-badge.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportSteps } from './import-steps.tsx'
import { isUnderWay } from './import-words.ts'
import { MapColumns } from './map-columns.tsx'

const UndoImportDialog = lazyPart(() => import('./undo-import-dialog.tsx'), 'UndoImportDialog')

/** One import, step by step. Its state decides what is shown, so that people can leave it and come back. */
export function ImportPage() {
  const id = useRecordId()
  const { customerId } = useViewer()
  const read = useQuery(readQuery(importsEndpoints.get, { params: { id } }))
  return (
    <DetailPage
      id={id}
      noun="Import"
      list={{ label: 'Imports', path: '/imports' }}
      path="/imports"
      read={read}
      title={({ fileName }) => fileName}
      isHidden={(record) => customerId !== undefined && record.customerId !== customerId}
    >
      {(record) => <ImportRecord read={record} />}
    </DetailPage>
  )
}

function ImportRecord({ read }: { read: ImportDetail }) {
  const mapping = useOverlay('map')
  // A checked import can be mapped again.
  const isMapping = read.state === 'mapping' || (read.state === 'checked' && mapping.value !== undefined)
  const step = useRef<HTMLDivElement>(null)
  useKeptFocus(step, `${read.state}-${isMapping}`)
  return (
    <>
      <DetailHead
        status={<ImportBadge state={read.state} />}
        actions={<ImportActions read={read} />}
        facts={[
          { label: 'Kind', value: importKindLabels[read.kind] },
          { label: 'Rows', value: formatNumber(read.rows) },
          { label: 'Uploaded', value: formatDateTime(read.createdAt) },
          { label: 'By', value: read.createdBy ?? 'Warehouse staff' },
        ]}
      />
      <ImportSteps state={read.state} isMapping={isMapping} />
      <span role="status" className="sr-only">
        {importStateLabels[read.state]}
      </span>
      {read.message !== null && !isUnderWay(read.state) && (
        <Note tone={read.state === 'failed' ? 'negative' : 'caution'}>{read.message}</Note>
      )}
      <div ref={step} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none sm:gap-5">
        {isMapping ? (
          <MapColumns
            key={read.version}
            read={read}
            onBack={read.state === 'checked' ? mapping.close : undefined}
            onMapped={mapping.close}
          />
        ) : isUnderWay(read.state) ? (
          <ImportProgress read={read} state={read.state} />
        ) : read.state === 'checked' ? (
          <CheckedImport read={read} onMap={() => mapping.open(true)} />
        ) : (
          <FinishedImport read={read} />
        )}
      </div>
    </>
  )
}

/** When a step goes with the button that had the focus, the next step gets it. */
function useKeptFocus(step: React.RefObject<HTMLElement | null>, shown: string) {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement === document.body) step.current?.focus()
  }, [shown, step])
}

function ImportActions({ read }: { read: ImportDetail }) {
  const { state, id } = read
  const undoing = useOverlay('undo')
  const { customerId } = useViewer()
  const cancel = useChange(importsEndpoints.cancel, () => ({ params: { id } }))
  const mayCancel = state === 'mapping' || state === 'checking' || state === 'checked' || state === 'committing'
  // Staff who view as a customer change nothing in its name.
  if (customerId !== undefined) return null
  return (
    <>
      {mayCancel && (
        <Button
          icon={<Ban aria-hidden />}
          pending={cancel.isPending}
          onClick={() =>
            cancel.mutate(undefined, {
              onSuccess: () => toast({ title: 'Import Cancelled', description: `Nothing was imported from ${read.fileName}.` }),
              onError: (error) => toastError(error),
            })
          }
        >
          Cancel Import
        </Button>
      )}
      {state === 'done' && (
        <Button icon={<Undo2 aria-hidden />} onClick={() => undoing.open(id)}>
          Undo Import
        </Button>
      )}
      <Suspense>{undoing.value && state === 'done' && <UndoImportDialog read={read} onClose={undoing.close} />}</Suspense>
    </>
  )
}
