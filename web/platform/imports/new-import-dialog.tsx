import { useNavigate } from '@tanstack/react-router'
import { Download, FileUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { type ImportKind, importFields, importKindLabels, importKinds } from '../../../contract/platform/imports/import-fields.ts'
import { importFileRule, importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { UploadRow } from '../form/upload-row.tsx'
import { useDropping } from '../form/use-dropping.ts'
import { addressOf } from '../lib/api.ts'
import { useViewer } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Dialog } from '../ui/dialog.tsx'
import { panelLink } from '../ui/panel-link.ts'
import { Segmented } from '../ui/segmented.tsx'
import { useUploadImport } from './use-upload-import.ts'

interface NewImportDialogProps {
  /** From the address: a kind, or anything else. */
  kind: string
  onClose: () => void
}

/** The first step of an import: its kind and its file. The import's own page goes on from there. */
export function NewImportDialog({ kind: asked, onClose }: NewImportDialogProps) {
  const navigate = useNavigate()
  const role = useViewer().seesCustomerScreens ? 'customer' : 'staff'
  const kinds: readonly ImportKind[] = role === 'customer' ? ['movements'] : importKinds
  const [kind, setKind] = useState<ImportKind>(kinds.find((known) => known === asked) ?? kinds[0] ?? 'movements')
  const upload = useUploadImport((id) => void navigate({ to: '/imports/$id', params: { id: String(id) }, replace: true }))
  const input = useRef<HTMLInputElement>(null)
  const ruleId = useId()
  const { isOver, ...dropping } = useDropping(([file]) => file && upload.send(kind, file), upload.file !== null)
  const required = importFields(kind, { role, severalSites: false }).filter((field) => field.required)

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Import File"
      description="You can review every row before anything is imported."
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      {kinds.length > 1 && (
        <Segmented
          wide
          label="File contents"
          value={kind}
          onValueChange={setKind}
          options={kinds.map((value) => ({ value, label: shortLabels[value] }))}
        />
      )}
      <section
        aria-label="File"
        {...dropping}
        className={classNames(
          'grid min-w-0 justify-items-center gap-2 rounded-control border border-dashed px-3 py-6 text-center',
          isOver ? 'border-primary bg-hover' : 'border-control',
        )}
      >
        {upload.file ? (
          <div className="w-full text-left">
            <UploadRow
              name={upload.file.name}
              share={upload.share}
              error={upload.error}
              onRetry={upload.retry}
              onRemove={() => {
                upload.cancel()
                requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-choose-file]')?.focus())
              }}
            />
          </div>
        ) : (
          <>
            <Button
              data-choose-file
              variant="primary"
              icon={<FileUp aria-hidden />}
              aria-describedby={ruleId}
              onClick={() => input.current?.click()}
            >
              Choose File
            </Button>
            <p id={ruleId} className="text-small text-muted">
              Or drop a file here. {importFileRule}, up to 100,000 rows.
            </p>
          </>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Choose File"
          accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // Choosing the same file again must count as a change.
            event.target.value = ''
            if (file) upload.send(kind, file)
          }}
        />
      </section>
      <div className="grid gap-1.5">
        <p>
          The first line must contain column names, in any order. You’ll map them in the next step. Required:{' '}
          {required.map(({ label }) => label).join(', ')}.{linesOf[kind]}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Download aria-hidden className="text-muted" />
          <a href={addressOf(importsEndpoints.templateCsv, {}, { kind })} download className={panelLink}>
            Template as CSV
          </a>
          <a href={addressOf(importsEndpoints.templateXlsx, {}, { kind })} download className={panelLink}>
            Template as Excel
          </a>
        </p>
      </div>
    </Dialog>
  )
}

/** Which rows belong together. */
const linesOf: Partial<Record<ImportKind, string>> = {
  receipts: ' Rows with the same reference are the lines of one receipt.',
  movements: ' Rows with the same reference are the lines of one movement.',
}

/** Three have to fit in a row on a phone. */
const shortLabels: Record<ImportKind, string> = { ...importKindLabels, items: 'Items', receipts: 'Receipts' }
