import { PackageCheck } from 'lucide-react'
import { Suspense } from 'react'
import type { GoodsReturn } from '../../contract/returns/returns.ts'
import { CountingPanel } from '../floor/counting-panel.tsx'
import { WrongScan } from '../floor/wrong-scan.tsx'
import { fieldsOf } from '../form/fields.tsx'
import { useFieldsOf } from '../form/form-body.tsx'
import { FormNotices } from '../form/form-notices.tsx'
import { RecordFormContext } from '../form/record-form-context.ts'
import { formatNumber } from '../lib/format.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { Button } from '../ui/button.tsx'
import { CountedReturnLines } from './counted-return-lines.tsx'
import { type CountValues, isMoreThanExpected, unitsIn } from './return-counts.ts'
import { useReturnCounts } from './use-return-counts.ts'

// Counting doesn't wait for it.
const ReturnLocationField = lazyPart(() => import('./return-location-field.tsx'), 'ReturnLocationField')

const { TextField } = fieldsOf<CountValues>()

/** Each scan counts one unit, or as many as its label says. */
export function ReceiveReturnWork({ record }: { record: GoodsReturn }) {
  const counting = useReturnCounts(record)
  const fields = useFieldsOf(counting.form)
  const { counts, refused } = counting
  const counted = unitsIn(counts)
  const lines = counts.map((count) => ({ ...count, counted: unitsIn([count]) }))
  return (
    <RecordFormContext value={fields}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CountingPanel
          lines={lines}
          latest={lines.find(({ key }) => key === counting.latest)}
          customerName={record.customerName}
          question={
            refused && (
              <WrongScan title="Not counted" wrong={refused} onAgain={counting.again}>
                {refused.unexpected && (
                  <Button className="min-h-floor! text-body" onClick={counting.add}>
                    Add and Count
                  </Button>
                )}
              </WrongScan>
            )
          }
          notices={<FormNotices form={counting.form} />}
          unit={counting.unit}
          onLoose={() => counting.setUnit(null)}
          onScan={counting.scan}
        >
          {isMoreThanExpected(counts) && (
            <TextField name="overrideReason" label="Override Reason" maxLength={300} hint="Needed if more comes back than was shipped" />
          )}
          <Suspense>
            <ReturnLocationField first={record.returnLocation ?? 'The first quarantine location with room'} />
          </Suspense>
          <Button
            variant={counted > 0 ? 'primary' : undefined}
            className="min-h-floor! text-body"
            icon={<PackageCheck aria-hidden />}
            disabled={counted === 0}
            pending={counting.form.pending}
            onClick={() => void counting.form.save()}
          >
            Receive {formatNumber(counted)} {counted === 1 ? 'unit' : 'units'}
          </Button>
        </CountingPanel>
        <CountedReturnLines counting={counting} />
      </div>
    </RecordFormContext>
  )
}
