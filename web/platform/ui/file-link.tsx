import { FileText } from 'lucide-react'

/** A file that opens in a new tab. */
export function FileLink({ name, url }: { name: string; url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex max-w-full items-center gap-1.5 text-primary-text hover:underline pointer-coarse:min-h-(--touch)"
    >
      <FileText aria-hidden className="size-3.5! shrink-0" />
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}
