import { PackageCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Receipt } from '../../contract/receipts/receipts.ts'
import { useOverlay } from '../address/use-overlay.ts'
import { CountingPanel } from '../floor/counting-panel.tsx'
import { WrongScan } from '../floor/wrong-scan.tsx'
import { plural } from '../lib/format.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { CountedLines } from './counted-lines.tsx'
import { LotQuestion } from './lot-question.tsx'
import { type Count, useCounting } from './use-counting.ts'

// Loaded when first opened.
const FinishReceivingDialog = lazyPart(() => import('./finish-receiving-dialog.tsx'), 'FinishReceivingDialog')

/** Each scan counts one unit, or as many as its label says. Several people can count at once. */
export function ReceiveWork({ receipt }: { receipt: Receipt }) {
  const counting = useCounting(receipt)
  const finishing = useOverlay('finish')
  const { lines, latest, refused, lotWanted } = counting
  const counted = lines.reduce((sum, line) => sum + line.counted, 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CountingPanel
        lines={lines}
        latest={lines.find(({ sku }) => sku === latest?.sku)}
        customerName={receipt.customerName}
        question={
          <>
            {lotWanted && (
              <LotQuestion
                key={`${lotWanted.count.sku} ${lotWanted.sentence}`}
                wanted={lotWanted}
                pending={counting.pending}
                onCount={(count) => void counting.send(count)}
                onCancel={counting.withoutLot}
              />
            )}
            {refused && (
              <WrongScan title={refused.kind === 'failed' ? 'Not counted' : refused.count.sku} wrong={refused} onAgain={counting.again}>
                {refused.kind === 'unexpected' && (
                  <Button className="min-h-floor! text-body" pending={counting.pending} onClick={() => void counting.send(refused.count)}>
                    Add and Count
                  </Button>
                )}
                {refused.kind === 'unknown' && (
                  <CreateItem
                    count={refused.count}
                    pending={counting.pending}
                    onCreate={(name) => void counting.send({ ...refused.count, name })}
                  />
                )}
              </WrongScan>
            )}
          </>
        }
        unit={counting.unit}
        onLoose={() => counting.setUnit(null)}
        onScan={counting.scan}
      >
        <Button
          variant={counted > 0 ? 'primary' : undefined}
          className="min-h-floor! text-body"
          icon={<PackageCheck aria-hidden />}
          onClick={() => finishing.open(true)}
        >
          Finish Receiving
        </Button>
      </CountingPanel>
      <CountedLines receipt={receipt} counting={counting} />
      <Suspense>{finishing.value && <FinishReceivingDialog receipt={receipt} lines={lines} onClose={finishing.close} />}</Suspense>
    </div>
  )
}

interface CreateItemProps {
  count: Count
  pending: boolean
  onCreate: (name: string) => void
}

function CreateItem({ count: { sku, quantity }, pending, onCreate }: CreateItemProps) {
  const [name, setName] = useState('')
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') onCreate(name.trim())
      }}
    >
      <Field label={`Name of ${sku}`} help="Creates the item when the receipt is received.">
        {(control) => (
          <Input {...control} value={name} maxLength={300} autoComplete="off" onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <Button type="submit" className="min-h-floor! text-body" disabled={name.trim() === ''} pending={pending}>
        Create and Count {plural(quantity, 'unit')}
      </Button>
    </form>
  )
}
