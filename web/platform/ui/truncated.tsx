import { classNames } from './class-names.ts'

interface TruncatedProps {
  text: string
  id?: string
  className?: string
}

/** One line of text, truncated with an ellipsis, with the full text as its title; on a phone's card it wraps. */
export function Truncated({ text, id, className }: TruncatedProps) {
  return (
    <span id={id} title={text} className={classNames('truncated', className)}>
      {text}
    </span>
  )
}
