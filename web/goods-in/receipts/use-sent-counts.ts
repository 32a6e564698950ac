import type { BodyInput } from '../../../contract/endpoint.ts'
import { type Counting, countingEndpoints } from '../../../contract/goods-in/receipts/counting.ts'
import type { ProblemCode } from '../../../contract/problems.ts'
import type { useScannedWork } from '../../platform/floor/use-scanned-work.ts'
import { dateProblem } from '../../platform/form/read-date.ts'
import { ApiError, detailFor } from '../../platform/lib/api.ts'
import { plural } from '../../platform/lib/format.ts'
import { queryClient } from '../../platform/lib/query-client.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import type { LotAsked } from '../../platform/lookup/lot-asked.ts'
import type { LotOfGoods } from '../../platform/lookup/lots-of-item.ts'
import { playErrorTone } from '../../platform/scan/error-tone.ts'
import { lineOf, lotIn } from './counted-line.ts'
import type { TypedCount } from './typed-counts.ts'

export interface Count extends BodyInput<typeof countingEndpoints.count> {
  /** The typed numbers that it saves. */
  saves?: TypedCount
}

/** Problems of a lot, by their code; true where the expiry date is asked for too. */
const lotProblems: Partial<Record<ProblemCode, boolean>> = {
  'stock.lot-needed': false,
  'stock.lot-and-expiry-needed': true,
  'stock.expiry-needed': true,
  'receipt.lot-expires-otherwise': false,
}

/** Units that were counted, with their lot and what they are on. */
interface CountedUnits extends LotOfGoods {
  sku: string
  handlingUnit: string | null
}

interface CountedHere {
  /** The SSCC of the unit on which the next goods are. */
  unit: string | null
  inventoryIdOf: (sku: string) => number | null
  expectedOf: (sku: string) => readonly LotOfGoods[]
  onCounted: (counted: CountedUnits, saves: TypedCount | undefined) => void
}

/** Sends what is counted, and asks the person what a refusal leaves open. */
export function useSentCounts(receiptId: number, work: ReturnType<typeof useScannedWork<Count>>, here: CountedHere) {
  const params = { id: receiptId }
  const sending = useChange(countingEndpoints.count, (body: Omit<Count, 'saves'>) => ({ params, body }))
  const mayCreateItems = useMay('inventory.create')

  function refuseUnknown(sentence: string, count: Count): void {
    if (mayCreateItems) work.refuse(`${sentence} Create it?`, { title: count.sku, unnamed: count })
    else work.refuse(`${sentence} Ask a manager to create it.`)
  }

  async function send({ saves, ...count }: Count): Promise<void> {
    const problem = dateProblem(count.expiresOn ?? '')
    if (problem !== undefined) return work.refuse(problem)
    try {
      const answer = await sending.mutateAsync({ handlingUnit: here.unit, ...count })
      queryClient.setQueryData<Counting>(readQuery(countingEndpoints.get, { params }).queryKey, answer)
      work.again()
      work.withoutLot()
      const handlingUnit = count.handlingUnit === undefined ? here.unit : count.handlingUnit
      here.onCounted({ sku: lineOf(answer.lines, count.sku)?.sku ?? count.sku, ...lotIn(count), handlingUnit }, saves)
    } catch (error) {
      const code = error instanceof ApiError ? (error.problem?.code as ProblemCode | undefined) : undefined
      const asksExpiry = code && lotProblems[code]
      if (asksExpiry !== undefined) {
        playErrorTone()
        askLot({ ...count, ...(saves && { saves }) }, { sentence: detailFor(error), asksExpiry, mayHaveNone: false })
      } else if (code === 'receipt.unit-counted') {
        const answers = [{ label: 'Count Again', answer: { ...count, wholeUnit: 'again' as const } }]
        work.refuse(detailFor(error), { title: count.sku, answers })
      } else if (code === 'receipt.unknown-sku') refuseUnknown(detailFor(error), { ...count, ...(saves && { saves }) })
      else work.fail(error, `${count.quantity} × ${count.sku}`)
    }
  }

  function askLot(count: Count, asked: Omit<LotAsked, 'lot'>): void {
    work.again()
    work.askLot({
      goods: count,
      sku: count.sku,
      asked: { ...asked, lot: lotIn(count) },
      inventoryId: here.inventoryIdOf(count.sku),
      expected: here.expectedOf(count.sku),
      submitLabel: `Count ${plural(Math.abs(count.quantity), 'unit')}`,
    })
  }

  return { send, askLot, refuseUnknown, pending: sending.isPending }
}
