import { Boxes, PackageCheck, X } from 'lucide-react'
import { Suspense } from 'react'
import type { GoodsReturn } from '../../contract/returns/returns.ts'
import { FloorProgress } from '../floor/floor-progress.tsx'
import { ScanPrompt } from '../floor/scan-prompt.tsx'
import { WrongScan } from '../floor/wrong-scan.tsx'
import { fieldsOf } from '../form/fields.tsx'
import { useFieldsOf } from '../form/form-body.tsx'
import { FormNotices } from '../form/form-notices.tsx'
import { RecordFormContext } from '../form/record-form-context.ts'
import { formatNumber } from '../lib/format.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { CountedReturnLines } from './counted-return-lines.tsx'
import { type CountValues, isMoreThanExpected, unitsIn } from './return-counts.ts'
import { type ReturnCounting, useReturnCounts } from './use-return-counts.ts'

// Counting doesn't wait for it.
const ReturnLocationField = lazyPart(() => import('./return-location-field.tsx'), 'ReturnLocationField')

const { TextField } = fieldsOf<CountValues>()

/** Each scan counts one unit, or as many as its label says. */
export function ReceiveReturnWork({ record }: { record: GoodsReturn }) {
  const counting = useReturnCounts(record)
  const fields = useFieldsOf(counting.form)
  const { counts, refused, unit } = counting
  const counted = unitsIn(counts)
  const expected = counts.reduce((sum, count) => sum + count.expected, 0)
  return (
    <RecordFormContext value={fields}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <section aria-label="Count" className="overflow-clip rounded-panel border border-line bg-raised">
          <FloorProgress done={Math.min(counted, expected)} of={expected}>
            <span className="font-medium" role="status">
              Counted {formatNumber(counted)} of {formatNumber(expected)}
            </span>
            <span className="wrap-anywhere">{record.customerName}</span>
          </FloorProgress>
          <CountedNow counting={counting} />
          {refused && (
            <WrongScan title="Not counted" wrong={refused} onAgain={counting.again}>
              {refused.unexpected && (
                <Button className="min-h-floor! text-body" onClick={counting.add}>
                  Add and Count
                </Button>
              )}
            </WrongScan>
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line p-4">
            <FormNotices form={counting.form} />
            {unit && (
              <p className="flex items-center gap-2 text-small text-ink-2">
                <Boxes aria-hidden className="size-4! shrink-0" />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  On handling unit <span className="mono">{unit}</span>
                </span>
                <IconButton label="Count loose goods again" icon={<X />} onClick={() => counting.setUnit(null)} />
              </p>
            )}
            <ScanPrompt label="Scan the goods, or their handling unit" onScan={counting.scan} />
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
          </div>
        </section>
        <CountedReturnLines counting={counting} />
      </div>
    </RecordFormContext>
  )
}

/** The line that was counted last, large enough to read from a step away. */
function CountedNow({ counting: { counts, latest } }: { counting: ReturnCounting }) {
  const line = counts.find(({ key }) => key === latest)
  return (
    <div className="grid gap-1 bg-primary px-4 pt-3 pb-4 text-on-primary" aria-live="polite">
      {line ? (
        <>
          <p className="mono text-body wrap-anywhere">{line.sku}</p>
          <p className="text-title font-semibold wrap-anywhere">{line.name}</p>
          <p className="figures text-[clamp(1.75rem,9vw,3rem)] leading-tight font-semibold">
            Counted {formatNumber(unitsIn([line]))} of {formatNumber(line.expected)}
          </p>
        </>
      ) : (
        <>
          <p className="text-title font-semibold">Scan an item</p>
          <p className="text-small">Each scan counts one unit, or as many as the label says.</p>
        </>
      )}
    </div>
  )
}
