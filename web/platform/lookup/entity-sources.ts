import type { ReadDefinition } from '../../../contract/endpoint.ts'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { customerCode } from '../../../contract/people/customers/customer-codes.ts'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { type LookupResult, lookupEndpoints } from '../../../contract/platform/lookup/lookup.ts'
import { type HandlingUnit, handlingUnitKindLabels, handlingUnitsEndpoints } from '../../../contract/stock/handling-units/handling-units.ts'
import { type InventoryItem, inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { type Location, locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { ApiError, call, callList, isMissing } from '../lib/api.ts'
import type { Entity, EntityType } from './entity.ts'

export interface EntityOption extends Entity {
  /** What tells it from others of that name. */
  note?: string
  /** It can't be chosen; the note says why. */
  disabled?: boolean
}

export interface FoundEntities {
  options: EntityOption[]
  /** How many match; the options are the first of them. */
  total: number
}

/** Narrows a search to what may be chosen. */
export interface EntityScope {
  /** Only items and movements of this customer. */
  customerId?: number | undefined
  /** Only locations of this type. */
  locationType?: Location['type'] | undefined
  /** Offers inactive locations too. */
  inactive?: boolean | undefined
  /** Offers only these, without asking the server. Lots are offered in no other way. */
  among?: readonly EntityOption[] | undefined
}

interface EntitySource {
  noun: string
  /** The screen on which the first one is added. */
  addedIn?: string
  /** Known by their names rather than by their codes. */
  nameFirst?: true
  /** Shown while the field is empty. */
  placeholder: string
  endpoint: ReadDefinition
  search: (q: string, scope: EntityScope, signal: AbortSignal) => Promise<FoundEntities>
  /** The one record with exactly this code, as a scanner reads it; throws an ApiError when there is none. */
  find: (code: string, scope: EntityScope, signal: AbortSignal) => Promise<Entity>
  /** The record of a filter's value in the address: an id, of a location its code. */
  read: (key: string, signal: AbortSignal) => Promise<Entity>
}

export const offeredAtOnce = 20

export const entitySources: Record<EntityType, EntitySource> = {
  customer: {
    noun: 'customer',
    addedIn: 'Customer Portfolio',
    nameFirst: true,
    placeholder: 'Name or code',
    endpoint: customersEndpoints.list,
    async search(q, _scope, signal) {
      const id = customerIdIn(q)
      const coded = id === null ? null : await customerById(id, signal).catch(noneIfMissing)
      if (coded) return { options: [coded], total: 1 }
      const { rows, total } = await callList(customersEndpoints.list, { query: { q, limit: offeredAtOnce, sort: 'name' }, signal })
      return { options: rows.map(customerOption), total }
    },
    async find(code, _scope, signal) {
      const id = customerIdIn(code)
      if (id === null) throw new ApiError(404, `No customer has the code ${code}.`)
      return customerById(id, signal)
    },
    read: (key, signal) => customerById(Number(key), signal),
  },
  item: {
    noun: 'item',
    addedIn: 'Inventory',
    placeholder: 'Scan or type a SKU or name',
    endpoint: inventoryEndpoints.list,
    async search(q, { customerId }, signal) {
      const query = { q, limit: offeredAtOnce, sort: 'sku' as const, ...(customerId !== undefined && { customerId }) }
      const { rows, total } = await callList(inventoryEndpoints.list, { query, signal })
      return { options: rows.map(itemOption), total }
    },
    find: (code, scope, signal) => lookUp(code, 'inventoryItem', scope, signal),
    async read(key, signal) {
      return itemOption(await call(inventoryEndpoints.get, { params: { id: key }, signal }))
    },
  },
  location: {
    noun: 'location',
    addedIn: 'Inventory, under Locations',
    placeholder: 'Scan or type a code or name',
    endpoint: locationsEndpoints.list,
    async search(q, { inactive, locationType }, signal) {
      const query = { q, limit: offeredAtOnce, sort: 'code' as const, ...(locationType && { type: locationType }) }
      const { rows, total } = await callList(locationsEndpoints.list, { query, signal })
      const options = rows.map(({ id, code, name, zone, isActive }) => ({
        id,
        code,
        name,
        ...(zone && { note: zone }),
        ...(!isActive && { note: 'Inactive', disabled: !inactive }),
      }))
      return { options, total }
    },
    find: (code, scope, signal) => lookUp(code, 'location', scope, signal),
    async read(key, signal) {
      return lookUp(key, 'location', {}, signal).catch((error) => noneIfMissing(error) ?? { id: 0, code: key, name: '' })
    },
  },
  lot: {
    noun: 'lot',
    placeholder: 'Scan or type a lot number',
    endpoint: inventoryEndpoints.get,
    search: async () => ({ options: [], total: 0 }),
    find: async (code) => Promise.reject(new ApiError(404, `Lot ${code} isn’t at this location.`)),
    read: async (key) => ({ id: 0, code: key, name: '' }),
  },
  handlingUnit: {
    noun: 'handling unit',
    placeholder: 'Scan or type an SSCC',
    endpoint: handlingUnitsEndpoints.list,
    async search(q, _scope, signal) {
      const { rows, total } = await callList(handlingUnitsEndpoints.list, { query: { q, limit: offeredAtOnce, sort: 'sscc' }, signal })
      return { options: rows.map(handlingUnitOption), total }
    },
    find: (code, scope, signal) => lookUp(code, 'handlingUnit', scope, signal),
    async read(key, signal) {
      return handlingUnitOption(await call(handlingUnitsEndpoints.get, { params: { id: key }, signal }))
    },
  },
  order: {
    noun: 'movement',
    placeholder: 'Scan or type a movement number',
    endpoint: ordersEndpoints.list,
    async search(q, { customerId }, signal) {
      const query = { q, limit: offeredAtOnce, sort: '-createdAt' as const, ...(customerId !== undefined && { customerId }) }
      const { rows, total } = await callList(ordersEndpoints.list, { query, signal })
      return { options: rows.map((order) => ({ id: order.id, code: order.orderNumber, name: order.customerName })), total }
    },
    find: (code, scope, signal) => lookUp(code, 'order', scope, signal),
    async read(key, signal) {
      const { id, orderNumber, customerName } = await call(ordersEndpoints.get, { params: { id: key }, signal })
      return { id, code: orderNumber, name: customerName }
    },
  },
}

/** The first records that match the text, or the first of all. */
export async function searchEntities(type: EntityType, q: string, scope: EntityScope, signal: AbortSignal): Promise<FoundEntities> {
  if (!scope.among) return entitySources[type].search(q, scope, signal)
  const matching = scope.among.filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(q.toLowerCase()))
  return { options: matching.slice(0, offeredAtOnce), total: matching.length }
}

/** The one record with exactly this code; throws an ApiError when there is none. */
export async function findEntity(type: EntityType, code: string, scope: EntityScope, signal: AbortSignal): Promise<Entity> {
  if (!scope.among) return entitySources[type].find(code, scope, signal)
  const found = scope.among.find((option) => option.code.toLowerCase() === code.toLowerCase())
  if (!found) throw new ApiError(404, `${code} is none of the ${entitySources[type].noun}s to choose from.`)
  return found
}

/** The value of a filter in the address: the id, of a location or lot its code. */
export function entityKey(type: EntityType, { id, code }: Entity): string {
  return type === 'location' || type === 'lot' ? code : String(id)
}

/** How a record is shown in one line. */
export function entityLabel(type: EntityType, { code, name }: Entity): string {
  if (name === '') return code
  return entitySources[type].nameFirst ? `${name} · ${code}` : `${code} · ${name}`
}

async function lookUp(code: string, type: LookupResult['type'], { customerId }: EntityScope, signal: AbortSignal): Promise<Entity> {
  const query = { code, type, ...(customerId !== undefined && type !== 'location' && { customerId }) }
  const { id, code: stored, label } = await call(lookupEndpoints.find, { query, signal })
  return { id, code: stored, name: label }
}

/** From 'C12', as screens show it, or the number '00012'. */
function customerIdIn(text: string): number | null {
  const digits = /^(?:C|0)(\d{1,9})$/i.exec(text.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}

async function customerById(id: number, signal: AbortSignal): Promise<EntityOption> {
  return customerOption(await call(customersEndpoints.get, { params: { id }, signal }))
}

function customerOption({ id, name, status }: { id: number; name: string; status: string }): EntityOption {
  return { id, code: customerCode(id), name, ...(status !== 'active' && { note: status === 'pending' ? 'Pending' : 'Inactive' }) }
}

function itemOption({ id, sku, name }: InventoryItem): EntityOption {
  return { id, code: sku, name }
}

function handlingUnitOption({ id, sscc, kind, location }: Pick<HandlingUnit, 'id' | 'sscc' | 'kind' | 'location'>): EntityOption {
  return { id, code: sscc, name: handlingUnitKindLabels[kind], ...(location && { note: location }) }
}

function noneIfMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}
