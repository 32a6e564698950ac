import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  hint?: ReactNode
  /** The next step: a button. */
  action?: ReactNode
  /** Shows a lens instead of an arrow, when filters are the reason. */
  searched?: boolean
}

export function EmptyState({ title, hint, action, searched }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-1.5 px-6 pt-11 pb-12 text-center">
      <svg aria-hidden viewBox="0 0 96 60" className="mb-2 h-15 w-24 fill-none stroke-line-strong stroke-[1.5]">
        <path d="M8 56h80M20 56V26h56v30M20 41h56M34 26v30M48 26v30M62 26v30" />
        {searched ? (
          <path className="stroke-primary-text" d="M46.500 16.500a6 6 0 1 0 0-12 6 6 0 0 0 0 12m4.500-1.500 5 5" />
        ) : (
          <path className="stroke-primary-text" d="M48 3v15m-5-5 5 5 5-5" />
        )}
      </svg>
      <h2>{title}</h2>
      {hint && <p className="max-w-104 text-muted wrap-anywhere">{hint}</p>}
      {action && <div className="mt-2.5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
