import { Columns3, Download, FileCheck, SkipForward } from 'lucide-react'
import { useState } from 'react'
import { type ImportDetail, importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { Section } from '../detail/section.tsx'
import { addressOf } from '../lib/api.ts'
import { formatDateTime, plural } from '../lib/format.ts'
import { toastError } from '../lib/toast.ts'
import { useChange, useRowChange } from '../lib/use-change.ts'
import { useViewer } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Note } from '../ui/note.tsx'
import { ImportRows } from './import-rows.tsx'
import { knownRows, outlook, stockRows } from './import-words.ts'

/** What an import would do, and what can be done about it before it does. */
export function CheckedImport({ read, onMap }: { read: ImportDetail; onMap: () => void }) {
  const { counts, importedBefore } = read
  const { customerId } = useViewer()
  const [setsStock, setSetsStock] = useState(false)
  const [again, setAgain] = useState(false)
  const makesTwice = (read.kind === 'movements' || read.kind === 'receipts') && (counts.known > 0 || importedBefore !== null)
  const commit = useRowChange(importsEndpoints.commit)
  const skip = useChange(importsEndpoints.skipErrors, () => ({ params: { id: read.id } }))
  return (
    <>
      <Section title="Ready to import?">
        <p className="mb-3">{outlook(read)}</p>
        {importedBefore && (
          <div className="mb-3">
            <Note tone="caution">
              This file was imported on {formatDateTime(importedBefore.at)}
              {importedBefore.by !== null && ` by ${importedBefore.by}`}.
            </Note>
          </div>
        )}
        {counts.known > 0 && (
          <div className="mb-3">
            <Note tone="caution">{knownRows(counts.known)}</Note>
          </div>
        )}
        {customerId === undefined && (counts.stockRows > 0 || makesTwice) && (
          <div className="mb-3 grid gap-2">
            {counts.stockRows > 0 && (
              <Checkbox label={`Also set stock: ${stockRows(counts)}`} checked={setsStock} onCheckedChange={setSetsStock} />
            )}
            {makesTwice && <Checkbox label="Import once more what is there already" checked={again} onCheckedChange={setAgain} />}
          </div>
        )}
        {customerId === undefined && (
          <div className="flex flex-wrap gap-2 max-sm:[&>:is(a,button)]:grow">
            <Button
              variant="primary"
              icon={<FileCheck aria-hidden />}
              pending={commit.isPending}
              disabled={counts.ready === 0 || (makesTwice && !again)}
              onClick={() =>
                commit.mutate(
                  { read, body: { rows: counts.error > 0 ? 'ready' : 'all', stock: setsStock ? 'set' : 'keep', again } },
                  { onError: (error) => toastError(error) },
                )
              }
            >
              {counts.ready === 0 ? 'Nothing to Import' : `Import ${plural(counts.ready, 'Row')}`}
            </Button>
            {counts.error > 0 && (
              <>
                <Button
                  icon={<SkipForward aria-hidden />}
                  pending={skip.isPending}
                  onClick={() => skip.mutate(undefined, { onError: (error) => toastError(error) })}
                >
                  Skip All Rows with Errors
                </Button>
                <ErrorRows id={read.id} />
              </>
            )}
            <Button icon={<Columns3 aria-hidden />} onClick={onMap}>
              Change Mapping
            </Button>
          </div>
        )}
      </Section>
      <ImportRows read={read} editable={customerId === undefined} />
    </>
  )
}

/** The rows with errors, with what is wrong in them, to be fixed elsewhere and sent again. */
export function ErrorRows({ id }: { id: number }) {
  return (
    <Button asChild icon={<Download aria-hidden />}>
      <a href={addressOf(importsEndpoints.errorsCsv, { id })} download>
        Download Error Rows
      </a>
    </Button>
  )
}
