import { PackageCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Receipt } from '../../../contract/goods-in/receipts/receipts.ts'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { CountingPanel } from '../../platform/floor/counting-panel.tsx'
import { focusNextLot } from '../../platform/floor/next-lot.ts'
import { WantedLot } from '../../platform/floor/wanted-lot.tsx'
import { WrongScan } from '../../platform/floor/wrong-scan.tsx'
import { ActionNote } from '../../platform/form/action-note.tsx'
import { plural } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { lotAndDay } from '../../platform/lookup/lots-of-item.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { Input } from '../../platform/ui/input.tsx'
import { focusChosenLine } from './chosen-line.ts'
import { CountedLines } from './counted-lines.tsx'
import { countedLotOf } from './typed-counts.ts'
import { useCounting } from './use-counting.ts'
import type { Count } from './use-sent-counts.ts'

// Loaded when first opened.
const FinishReceivingDialog = lazyPart(() => import('./finish-receiving-dialog.tsx'), 'FinishReceivingDialog')

/** Each scan counts one unit, or as many as its label says. Several people can count at once. */
export function ReceiveWork({ receipt }: { receipt: Receipt }) {
  const counting = useCounting(receipt)
  const finishing = useOverlay('finish')
  const { lines, latest, refused, pending } = counting
  const unnamed = refused?.unnamed
  const counted = lines.reduce((sum, line) => sum + line.counted, 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CountingPanel
        lines={lines}
        latest={lines.find(({ sku }) => sku === latest?.sku)}
        lot={latest?.lotNumber ? { words: `Lot ${lotAndDay(latest)}`, onChange: focusNextLot } : undefined}
        customerName={receipt.customerName}
        question={
          <>
            <WantedLot work={counting} pending={pending} onLot={({ goods: count }, lot) => counting.send({ ...count, ...lot })} />
            {refused && (
              <WrongScan {...refused} onAnswer={counting.send} pending={pending} onAgain={counting.again}>
                {unnamed && <CreateItem count={unnamed} pending={pending} onCreate={(name) => void counting.send({ ...unnamed, name })} />}
              </WrongScan>
            )}
          </>
        }
        notices={<Unsaved counting={counting} />}
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
      <Suspense>
        {finishing.value && (
          <FinishReceivingDialog
            receipt={receipt}
            lines={lines}
            people={counting.people}
            unsaved={counting.typed.unsaved.map(({ of }) => of.sku)}
            onClose={finishing.close}
          />
        )}
      </Suspense>
    </div>
  )
}

/** The lines other than the shown one that have numbers that aren’t saved. */
function Unsaved({ counting }: { counting: ReturnType<typeof useCounting> }) {
  const { typed, lines, latest } = counting
  const line = lines.find(({ sku }) => sku === latest?.sku)
  const shown = latest && line && typed.at({ ...latest, ...countedLotOf(line, latest) })
  return typed.unsaved
    .filter((each) => each !== shown)
    .map(({ of }) => {
      const name = of.lotNumber === null ? of.sku : `${of.sku}, lot ${of.lotNumber},`
      return (
        <ActionNote
          key={JSON.stringify(of)}
          tone="caution"
          text={`${name} has a number that isn’t saved.`}
          action={`Show ${of.sku}`}
          onAction={() => {
            counting.show(of)
            focusChosenLine()
          }}
        />
      )
    })
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
