import { PackageCheck } from 'lucide-react'
import { Suspense } from 'react'
import type { GoodsReturn } from '../../../contract/goods-in/returns/returns.ts'
import { CountingPanel } from '../../platform/floor/counting-panel.tsx'
import { focusNextLot } from '../../platform/floor/next-lot.ts'
import { WantedLot } from '../../platform/floor/wanted-lot.tsx'
import { WrongScan } from '../../platform/floor/wrong-scan.tsx'
import { useFieldsOf } from '../../platform/form/form-body.tsx'
import { FormNotices } from '../../platform/form/form-notices.tsx'
import { RecordFormContext } from '../../platform/form/record-form-context.ts'
import { plural } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { lotAndDay } from '../../platform/lookup/lots-of-item.ts'
import { Button } from '../../platform/ui/button.tsx'
import { isMoreThanExpected, lotOfCount, unitsIn } from './return-counts.ts'
import { useReturnCounts } from './use-return-counts.ts'

// Counting doesn't wait for it.
const CountedReturnLines = lazyPart(() => import('./counted-return-lines.tsx'), 'CountedReturnLines')
const ReceivingFields = lazyPart(() => import('./receiving-fields.tsx'), 'ReceivingFields')

/** Each scan counts one unit, or as many as its label says. */
export function ReceiveReturnWork({ record }: { record: GoodsReturn }) {
  const counting = useReturnCounts(record)
  const fields = useFieldsOf(counting.form)
  const { counts, refused } = counting
  const latest = counts.find(({ key }) => key === counting.latest)
  const counted = unitsIn(counts)
  const lines = counts.map((count) => ({ ...count, counted: unitsIn([count]) }))
  return (
    <RecordFormContext value={fields}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CountingPanel
          lines={lines}
          latest={lines.find(({ key }) => key === counting.latest)}
          customerName={record.customerName}
          lot={latest?.lot ? { words: `Lot ${lotAndDay(lotOfCount(latest))}`, onChange: focusNextLot } : undefined}
          question={
            <>
              <WantedLot work={counting} onLot={counting.countInLot} />
              {refused && <WrongScan {...refused} onAnswer={counting.count} onAgain={counting.again} />}
            </>
          }
          notices={<FormNotices form={counting.form} />}
          unit={counting.unit}
          onLoose={() => counting.setUnit(null)}
          onScan={counting.scan}
        >
          <Suspense>
            <ReceivingFields record={record} isMore={isMoreThanExpected(counts)} />
          </Suspense>
          <Button
            variant={counted > 0 ? 'primary' : undefined}
            className="min-h-floor! text-body"
            icon={<PackageCheck aria-hidden />}
            disabled={counted === 0}
            pending={counting.form.pending}
            onClick={() => void counting.form.save()}
          >
            Receive {plural(counted, 'unit')}
          </Button>
        </CountingPanel>
        <Suspense>
          <CountedReturnLines record={record} counting={counting} />
        </Suspense>
      </div>
    </RecordFormContext>
  )
}
