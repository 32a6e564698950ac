import type { UploadedFile } from '../form/use-uploads.ts'
import { FileLink } from '../ui/file-link.tsx'

/** The documents of a record; each opens in a new tab. */
export function DocumentLinks({ documents }: { documents: readonly UploadedFile[] }) {
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
