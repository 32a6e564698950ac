import { useRef, useState } from 'react'
import type { PickList } from '../../../contract/goods-out/picking/picking.ts'
import { WrongScan } from '../../platform/floor/wrong-scan.tsx'
import { itemOfCode } from '../../platform/lookup/item-of-code.ts'
import { useOpenMatch } from '../../platform/lookup/use-open-match.ts'
import { playErrorTone } from '../../platform/scan/error-tone.ts'
import { useScan } from '../../platform/scan/use-scan.ts'

/** Where nothing is to pick, perhaps since a colleague picked it, a scan of these goods is refused, so that none goes unnoticed. Other codes open what they name. */
export function PickedAlready({ list: { orderNumber, customerId, picked } }: { list: PickList }) {
  const page = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const openMatch = useOpenMatch()
  useScan(page, async (code) => {
    const item = await itemOfCode(code, customerId).catch(() => null)
    if (!item || !picked.some(({ sku }) => sku === item.sku)) return openMatch(code)
    playErrorTone()
    setRefused(item.sku)
    return null
  })
  return (
    <div ref={page}>
      {refused !== null && (
        <WrongScan
          title="Not picked"
          wrong={{ sentence: `Everything of ${orderNumber} is picked already, ${refused} too. Put these goods back.` }}
          againLabel="Close"
          onAgain={() => setRefused(null)}
        />
      )}
    </div>
  )
}
