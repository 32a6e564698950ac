import { Undo2 } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { type DoneNow, useUndoNewest } from './use-undo-newest.ts'

/** 'Undo…' in what a floor screen says of the step before, for those who may. */
export function UndoNow(done: DoneNow) {
  const { other } = useUndoNewest()(done)
  return (
    other && (
      <Button size="sm" icon={<Undo2 aria-hidden />} onClick={other.onClick}>
        {other.label}
      </Button>
    )
  )
}
