import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { type DoneNow, undoNewestOwn, useUndoesOwn, useUndoNewest } from './use-undo-newest.ts'

/** 'Undo' in what a floor screen says of the step before, for those who may. */
export function UndoNow(done: DoneNow) {
  const { other } = useUndoNewest()(done)
  if (useUndoesOwn()(done.kind)) return <UndoOwnNow {...done} />
  return (
    other && (
      <Button size="sm" icon={<Undo2 aria-hidden />} onClick={other.onClick}>
        {other.label}
      </Button>
    )
  )
}

/** Undoes one's own work in one step. What was done before it stays, however often the button is pressed. */
function UndoOwnNow(done: DoneNow) {
  const [undone, setUndone] = useState(0)
  const [pending, setPending] = useState(false)
  async function undo() {
    setPending(true)
    setUndone(await undoNewestOwn(done, undone))
    setPending(false)
  }
  return (
    <Button size="sm" icon={<Undo2 aria-hidden />} pending={pending} onClick={() => void undo()}>
      Undo
    </Button>
  )
}
