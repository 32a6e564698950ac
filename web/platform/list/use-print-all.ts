import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toastError } from '../lib/toast.ts'
import { useShortcut } from '../scan/use-shortcut.ts'
import type { List } from './use-list.ts'

/** Prints every row that matches, up to `mostMatching`, by its button and by Ctrl or ⌘ P. `rows` is set while they are printed. */
export function usePrintAll<Row>({ readMatching }: Pick<List<Row>, 'readMatching'>) {
  const [rows, setRows] = useState<readonly Row[]>()
  const [pending, setPending] = useState(false)
  const isReading = useRef(false)
  useEffect(() => {
    const end = () => setRows(undefined)
    addEventListener('afterprint', end)
    return () => removeEventListener('afterprint', end)
  }, [])

  async function print() {
    if (isReading.current) return
    isReading.current = true
    setPending(true)
    try {
      const matching = await readMatching()
      // The browser lays out what is on the page when it is asked to print.
      flushSync(() => setRows(matching))
      window.print()
    } catch (error) {
      toastError(error, 'Printing Failed')
    } finally {
      isReading.current = false
      setPending(false)
    }
  }
  useShortcut('mod+p', 'Print the list', () => void print())
  return { rows, pending, print }
}
