import { type PickList, pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { RecordLink } from '../../platform/address/record-link.tsx'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { formatNumber } from '../../platform/lib/format.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { useFloorChange } from './use-pick-list.ts'

/** What a movement lacks since a short pick, and what can be done about it; the back-orders that it led to. */
export function MissingGoods({ list }: { list: PickList }) {
  const mayWork = useMay('picking.work')
  const mayShipShort = useMay('picking.ship-short')
  const again = useFloorChange(pickingEndpoints.planAgain, list)
  const short = useFloorChange(pickingEndpoints.shipShort, list)
  const asking = useOverlay('ship-short')
  const { missing, backOrders, orderNumber } = list
  const named = missing.map(({ sku, quantity }) => `${formatNumber(quantity)} of ${sku}`).join(', ')

  function planAgain() {
    again.mutate(
      {},
      {
        onSuccess: (after) =>
          toast(
            after.missing.length < missing.length || after.open.length > list.open.length
              ? { title: 'Pick List Updated', description: 'The list shows where to pick the goods.' }
              : { title: 'No Stock Available', description: `No more stock of ${missing.map(({ sku }) => sku).join(', ')} is available.` },
          ),
        onError: (error) => toastError(error),
      },
    )
  }

  return (
    <>
      {missing.length > 0 && (
        <section
          aria-label="Missing goods"
          className="grid gap-3 rounded-panel border border-line-strong border-l-3 border-l-caution bg-raised p-4"
        >
          <p className="text-body wrap-anywhere">
            <strong className="font-semibold">Missing:</strong> <span className="mono">{named}</span>. No more stock is available.
          </p>
          <div className="flex flex-wrap gap-2">
            {mayWork && (
              <Button pending={again.isPending} onClick={planAgain}>
                Plan Again
              </Button>
            )}
            {mayShipShort && (
              <Button pending={short.isPending} onClick={() => asking.open(true)}>
                Ship Short
              </Button>
            )}
          </div>
        </section>
      )}
      {backOrders.map(({ id, orderNumber: number }) => (
        <p key={id} className="rounded-control border border-line-strong px-3 py-2.5">
          The missing goods follow on a back-order{' '}
          <RecordLink to="/orders/$id" id={id} mono>
            {number}
          </RecordLink>
          .
        </p>
      ))}
      {asking.value && missing.length > 0 && (
        <ConfirmDialog
          title="Ship Short"
          description={`${orderNumber} will ship without ${named}. A back-order for the missing goods will be created and can be confirmed when stock is available.`}
          confirmLabel="Ship Short"
          pending={short.isPending}
          onConfirm={() =>
            short.mutate(
              {},
              {
                onSuccess: (after) => {
                  asking.close()
                  toast({
                    title: 'Back-Order Created',
                    description: `${after.backOrders.at(-1)?.orderNumber} was created for the missing goods.`,
                  })
                },
                onError: (error) => toastError(error),
              },
            )
          }
          onClose={asking.close}
        />
      )}
    </>
  )
}
