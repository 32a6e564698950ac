import type { ReceiptItem } from '../../contract/receipts/receipts.ts'
import { FileLink } from '../ui/file-link.tsx'

/** The documents of a line; each opens in a new tab. */
export function DocumentLinks({ documents }: { documents: ReceiptItem['documents'] }) {
  if (documents.length === 0) return <span className="text-muted">None</span>
  return (
    <ul className="flex flex-wrap gap-x-4">
      {documents.map(({ name, url }) => (
        <li key={url} className="min-w-0">
          <FileLink name={name} url={url} />
        </li>
      ))}
    </ul>
  )
}
