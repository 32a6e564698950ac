import type { PickLine } from '../../../contract/goods-out/picking/picking.ts'
import { formatDay, formatQuantity } from '../../platform/lib/format.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Note } from '../../platform/ui/note.tsx'

interface ExpiredGoodsProps {
  picked: readonly PickLine[]
  onShort: (line: PickLine) => void
}

/** Picked goods that have expired since: they can't leave, so they are said before the work goes on. */
export function ExpiredGoods({ picked, onShort }: ExpiredGoodsProps) {
  return picked
    .filter(({ expired }) => expired)
    .map((line) => (
      <Note key={line.id} tone="negative">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="min-w-0 flex-1 basis-48">
            {formatQuantity(line.quantity, line.unitOfMeasure)} of <span className="mono">{line.sku}</span>
            {line.lot && (
              <>
                , lot <span className="mono">{line.lot}</span>,
              </>
            )}{' '}
            expired on {formatDay(line.expiresOn)} and can’t leave.
          </span>
          <Button onClick={() => onShort(line)}>Report Short</Button>
        </div>
      </Note>
    ))
}
