import { Suspense } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import type { LotOfGoods } from '../lookup/lots-of-item.ts'
import type { LotWanted } from './use-scanned-work.ts'

// Loaded when first asked.
const LotQuestion = lazyPart(() => import('./lot-question.tsx'), 'LotQuestion')

interface WantedLotProps<Goods> {
  work: { lotWanted: LotWanted<Goods> | null; withoutLot: () => void }
  pending?: boolean
  onLot: (wanted: LotWanted<Goods>, lot: LotOfGoods) => void
}

/** Asks for the lot of scanned goods, while one is wanted. */
export function WantedLot<Goods>({ work: { lotWanted, withoutLot }, pending, onLot }: WantedLotProps<Goods>) {
  return (
    <Suspense>
      {lotWanted && (
        <LotQuestion
          key={`${lotWanted.sku} ${lotWanted.asked.sentence}`}
          wanted={lotWanted}
          pending={pending}
          onLot={(lot) => onLot(lotWanted, lot)}
          onCancel={withoutLot}
        />
      )}
    </Suspense>
  )
}
