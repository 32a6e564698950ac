import { CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface ErrorStateProps {
  /** What failed. */
  title: string
  /** Why, and what to do. */
  detail?: ReactNode
  onRetry?: () => void
}

export function ErrorState({ title, detail, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-1.5 px-6 pt-11 pb-12 text-center">
      <CircleAlert aria-hidden className="mb-2 size-7! text-negative-text" />
      <h2>{title}</h2>
      {detail && <p className="max-w-104 text-muted wrap-anywhere">{detail}</p>}
      {onRetry && (
        <Button className="mt-2.5" icon={<RotateCw aria-hidden />} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}
