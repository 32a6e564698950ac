import { RotateCw, X } from 'lucide-react'
import { formatPercent } from '../lib/format.ts'
import { FieldError } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'

interface UploadRowProps {
  name: string
  /** The share of the file that has been sent, from 0 to 1. */
  share: number
  error?: string | null
  onRetry?: (() => void) | undefined
  onRemove: () => void
}

/** A file that is on its way or has failed. */
export function UploadRow({ name, share, error = null, onRetry, onRemove }: UploadRowProps) {
  return (
    <div className="flex min-w-0 items-center gap-2 py-1">
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {error === null && <span className="shrink-0 text-muted tabular-nums">{formatPercent(Math.round(share * 100))}</span>}
        </p>
        {error === null ? (
          <progress aria-label={`Upload of ${name}`} value={share} max={1} className="progress-bar" />
        ) : (
          <FieldError message={error} />
        )}
      </div>
      {onRetry && <IconButton label={`Retry ${name}`} icon={<RotateCw aria-hidden />} onClick={onRetry} />}
      <IconButton label={error === null ? `Cancel ${name}` : `Remove ${name}`} icon={<X aria-hidden />} onClick={onRemove} />
    </div>
  )
}
