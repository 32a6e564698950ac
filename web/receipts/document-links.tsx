import { FileText } from 'lucide-react'
import type { ReceiptItem } from '../../contract/receipts.ts'

/** The documents of a line; each opens in a new tab. */
export function DocumentLinks({ documents }: { documents: ReceiptItem['documents'] }) {
  if (documents.length === 0) return <span className="text-muted">None</span>
  return (
    <ul className="flex flex-wrap gap-x-4">
      {documents.map(({ name, url }) => (
        <li key={url} className="min-w-0">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex max-w-full items-center gap-1.5 text-primary-text hover:underline pointer-coarse:min-h-(--touch)"
          >
            <FileText aria-hidden className="size-3.5!" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
