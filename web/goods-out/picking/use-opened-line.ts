import { useState } from 'react'
import type { PickLine } from '../../../contract/goods-out/picking/picking.ts'

/** The line whose dialog is open; still that one when the line ends with what the dialog did, until the dialog closes. */
export function useOpenedLine(opened: string | undefined, lines: readonly PickLine[]): PickLine | null {
  const [kept, setKept] = useState<PickLine | null>(null)
  const found = lines.find(({ id }) => String(id) === opened)
  if (found && found.id !== kept?.id) setKept(found)
  if (opened === undefined) return null
  return found ?? (String(kept?.id) === opened ? kept : null)
}
