import type { BodyInput, ChangeDefinition } from '../../../contract/endpoint.ts'
import { type PickList, pickingEndpoints } from '../../../contract/goods-out/picking/picking.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { readQuery } from '../../platform/lib/use-read.ts'

export function pickListQuery(id: number) {
  return readQuery(pickingEndpoints.get, { params: { id } })
}

/** A change on the floor of one movement. It names the lines that were read, so it needs no version. */
export function useFloorChange<const E extends ChangeDefinition>(endpoint: E, { orderId }: Pick<PickList, 'orderId'>) {
  return useChange(endpoint, (body: BodyInput<E>) => ({ params: { id: orderId }, body }))
}
