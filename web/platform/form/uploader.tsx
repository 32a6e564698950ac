import { Trash2, Upload as UploadIcon } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { FileLink } from '../ui/file-link.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { UploadRow } from './upload-row.tsx'
import { useDropping } from './use-dropping.ts'
import { type UploadedFile, type UploadSettings, useUploads } from './use-uploads.ts'

interface UploaderProps extends UploadSettings {
  /** What is uploaded, as 'Documents'. */
  label: string
  buttonLabel: string
  /** The files that have been uploaded. */
  files: readonly UploadedFile[]
  /** Without it files that were uploaded stay. */
  onRemove?: (file: UploadedFile) => void
  /** How many files it takes in all. */
  most?: number
  disabled?: boolean
}

/** Picks or takes dropped files and sends each at once, with its progress. */
export function Uploader({ label, buttonLabel, files, onRemove, most = 1, disabled = false, ...settings }: UploaderProps) {
  const { uploads, said, add, retry, remove } = useUploads(settings)
  const [tooMany, setTooMany] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const ruleId = useId()
  const free = most - files.length - uploads.length
  const isClosed = disabled || free <= 0
  const { isOver, ...dropping } = useDropping((dropped) => take(dropped), isClosed)

  function take(chosen: readonly File[]) {
    setTooMany(chosen.length > free)
    void add(chosen.slice(0, Math.max(0, free)))
  }
  /** The row with the focus goes, so the focus moves to what adds another. */
  function afterRemoving(removeIt: () => void) {
    removeIt()
    setTooMany(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <section
      aria-label={label}
      {...dropping}
      className={classNames(
        'grid min-w-0 gap-1 rounded-control border border-dashed p-3',
        isOver ? 'border-primary bg-hover' : 'border-control',
      )}
    >
      {files.map((file) => (
        <div key={file.url} className="flex min-w-0 items-center gap-2 py-1">
          <span className="min-w-0 flex-1">
            <FileLink {...file} />
          </span>
          {!disabled && onRemove && (
            <IconButton label={`Remove ${file.name}`} icon={<Trash2 aria-hidden />} onClick={() => afterRemoving(() => onRemove(file))} />
          )}
        </div>
      ))}
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          name={upload.file.name}
          share={upload.share}
          error={upload.error}
          onRetry={upload.repeatable && upload.error !== null ? () => retry(upload) : undefined}
          onRemove={() => afterRemoving(() => remove(upload))}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          ref={button}
          size="sm"
          icon={<UploadIcon aria-hidden />}
          aria-describedby={ruleId}
          disabled={isClosed}
          onClick={() => input.current?.click()}
        >
          {buttonLabel}
        </Button>
        <span id={ruleId} className="text-small text-muted">
          {settings.accepted.rule}
          {most > 1 && `, up to ${most} files`}
        </span>
      </div>
      {tooMany && (
        <p role="alert" className="text-small text-negative-text">
          {`You can add at most ${most} ${most === 1 ? 'file' : 'files'}. Some files weren’t added.`}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={buttonLabel}
        accept={[...settings.accepted.mediaTypes, ...settings.accepted.endings].join()}
        multiple={most > 1}
        onChange={(event) => {
          take([...(event.target.files ?? [])])
          // Choosing the same file again must count as a change.
          event.target.value = ''
        }}
      />
      <span role="status" className="sr-only">
        {said}
      </span>
    </section>
  )
}
