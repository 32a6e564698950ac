import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDateTime } from '../platform/lib/format.ts'

interface PrintSheetProps {
  title: string
  children: ReactNode
}

/** The open page as it is printed: under its title and the time of printing, without bars and buttons, in the light colours. */
export function PrintSheet({ title, children }: PrintSheetProps) {
  const printedAt = usePrintTime()
  return (
    <>
      <header className="mb-4 hidden items-baseline justify-between gap-4 border-b border-line-strong pb-2 print:flex">
        {/* The page's heading stands in the top bar, which isn't printed. */}
        <span className="text-title font-semibold wrap-anywhere">{title}</span>
        <span className="figures text-small whitespace-nowrap text-muted">Printed {formatDateTime(printedAt)} · Tallyhouse</span>
      </header>
      {children}
    </>
  )
}

/** When the person last printed, set before the browser lays the pages out. */
function usePrintTime(): number {
  const [time, setTime] = useState(() => Date.now())
  useEffect(() => {
    const note = () => flushSync(() => setTime(Date.now()))
    addEventListener('beforeprint', note)
    return () => removeEventListener('beforeprint', note)
  }, [])
  return time
}
