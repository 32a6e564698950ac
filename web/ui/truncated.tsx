import { classNames } from './class-names.ts'

/** One line of text that ends in dots where room ends; the whole of it stands in its title. */
export function Truncated({ text, className }: { text: string; className?: string }) {
  return (
    <span title={text} className={classNames('block truncate', className)}>
      {text}
    </span>
  )
}
