import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { toast } from '../lib/toast.ts'
import { IconButton } from './icon-button.tsx'

/** Copies `value` and says so: '{label} copied to clipboard'. */
export function CopyButton({ value, label, disabled }: { value: string; label: string; disabled?: boolean }) {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setCopied(false), 2000)
      toast({ title: 'Copied', description: `${label} copied to clipboard` })
    } catch {
      toast({ title: 'Copy Failed', description: 'Failed to copy to clipboard', tone: 'destructive' })
    }
  }

  return (
    <IconButton
      label={`Copy ${label}`}
      icon={copied ? <Check /> : <Copy />}
      onClick={copy}
      disabled={disabled}
      outlined
      className="size-control"
    />
  )
}
