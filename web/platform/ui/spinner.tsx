import { LoaderCircle } from 'lucide-react'
import { classNames } from './class-names.ts'

export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classNames('animate-spin motion-reduce:animate-none', className)} />
}
