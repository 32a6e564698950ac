import type { BodyInput } from '../../contract/endpoint.ts'
import { type HandlingUnit, handlingUnitsEndpoints } from '../../contract/handling-units.ts'
import { useChange } from '../lib/use-change.ts'

type Calls = typeof handlingUnitsEndpoints
/** A unit as it was read: a change of it is 412 when it has changed since. */
type ReadUnit = Pick<HandlingUnit, 'id' | 'version'>

export function useMoveUnit() {
  return useChange(handlingUnitsEndpoints.move, ({ read, body }: { read: ReadUnit; body: BodyInput<Calls['move']> }) => ({
    params: { id: read.id },
    body,
    ifMatch: read,
  }))
}

export function usePackUnit() {
  return useChange(handlingUnitsEndpoints.pack, ({ read, body }: { read: ReadUnit; body: BodyInput<Calls['pack']> }) => ({
    params: { id: read.id },
    body,
    ifMatch: read,
  }))
}

export function useUnpackUnit() {
  return useChange(handlingUnitsEndpoints.unpack, ({ read, body }: { read: ReadUnit; body: BodyInput<Calls['unpack']> }) => ({
    params: { id: read.id },
    body,
    ifMatch: read,
  }))
}
