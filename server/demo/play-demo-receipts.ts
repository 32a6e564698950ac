import { receiptCount } from '../../contract/goods-in/receipts/counting.ts'
import { inspectionPoints, type ReceiptStatus, receiptStatuses } from '../../contract/goods-in/receipts/receipt-steps.ts'
import { newReceipt, type Receipt, type ReceiptItem, receiptChange } from '../../contract/goods-in/receipts/receipts.ts'
import { makeSscc } from '../../contract/gs1.ts'
import { assignTask } from '../goods-in/put-away/assign-task.ts'
import { completeTask } from '../goods-in/put-away/complete-task.ts'
import { tellOfWaitingTasks } from '../goods-in/put-away/waiting-tasks.ts'
import { countGoods } from '../goods-in/receipts/count-goods.ts'
import { createPutAway } from '../goods-in/receipts/create-put-away.ts'
import { createReceipt } from '../goods-in/receipts/create-receipt.ts'
import { tellOfOverdueInspections } from '../goods-in/receipts/overdue-inspections.ts'
import { updateReceipt } from '../goods-in/receipts/update-receipt.ts'
import type { Database, Transaction } from '../platform/engine/database.ts'
import type { StaffViewer } from '../viewer.ts'
import { type PlannedReceipt, planDemoReceipts, sampleReceipts } from './demo-receipts.ts'
import { joined } from './joined.ts'
import type { DemoOwner } from './play-demo-orders.ts'
import { seededRandom } from './seeded-random.ts'

const day = 86_400_000
const hour = 1 / 24

interface Staff {
  admin: StaffViewer
  manager: StaffViewer
}

/** Plays the receipts in chronological order, and announces the overdue inspection. */
export async function playDemoReceipts(db: Database, trx: Transaction, staff: Staff, owners: Map<number, DemoOwner>): Promise<void> {
  const now = trx.now().getTime()
  const play = new ReceiptsPlay(db, trx, staff, owners)
  for (const sample of sampleReceipts) {
    const received = (now - Date.parse(sample.receivedAt)) / day
    await play.play(
      {
        ...sample,
        reached: 'stored',
        announced: received + 1,
        received,
        lines: 3,
        found: { damaged: sample.damaged },
        hasUnit: false,
        ticked: 5,
      },
      sample.notes,
    )
  }
  const planned = planDemoReceipts().sort((one, other) => other.announced - one.announced)
  for (const receipt of planned) await play.play(receipt)
  await tellOfOverdueInspections(joined(db, trx, new Date(now - 5.9 * hour * day)))
  await tellOfWaitingTasks(joined(db, trx, new Date(now - 0.2 * hour * day)))
}

class ReceiptsPlay {
  readonly #random = seededRandom(1709)
  readonly #db: Database
  readonly #trx: Transaction
  readonly #staff: Staff
  readonly #owners: Map<number, DemoOwner>
  #played = 0
  #isOneCounted = false

  constructor(db: Database, trx: Transaction, staff: Staff, owners: Map<number, DemoOwner>) {
    this.#db = db
    this.#trx = trx
    this.#staff = staff
    this.#owners = owners
  }

  async play(planned: PlannedReceipt, notes: string | null = null): Promise<void> {
    const n = this.#played++
    const { manager } = this.#staff
    const { reached, announced, received, found } = planned
    const owner = this.#owners.get(planned.customer)
    if (!owner) throw new Error(`Customer ${planned.customer} of the demo has no items.`)
    const announcement = newReceipt.parse({
      customerId: owner.viewer.customerId,
      supplier: planned.supplier,
      expectedDate: this.#dayOf(reached === 'pending' ? -received : received),
      trackingNumber: n % 3 === 0 ? `JJD${String(14_600_000_000 + n * 7_919)}` : null,
      reference: planned.byCustomer ? `PO-${44_000 + n}` : null,
      notes,
      items: this.#linesFor(owner, planned, n),
    })
    const receipt = await createReceipt(this.#at(announced), planned.byCustomer ? owner.viewer : manager, announcement)
    const steps = receiptStatuses.slice(1, receiptStatuses.indexOf(reached) + 1)
    const after: Record<ReceiptStatus, number> = { pending: 0, received, inspected: received - 3 * hour, stored: received - 7 * hour }
    for (const status of steps) {
      const change = {
        status,
        ...(status === 'received' && counted(receipt, found)),
        ...(status === 'inspected' && ticked(planned.ticked)),
      }
      await updateReceipt(this.#at(after[status]), manager, { ...receiptChange.parse(change), id: receipt.id, ifMatch: undefined })
    }
    if (reached === 'pending' && receipt.items.length > 1 && !this.#isOneCounted) await this.#countHalf(receipt)
    if (planned.tasks) await this.#putAway(receipt.id, after.inspected - 0.5 * hour, planned.tasks)
  }

  /** Two people are counting one receipt: the first two lines, each in part. */
  async #countHalf({ id, items }: Receipt): Promise<void> {
    this.#isOneCounted = true
    const { admin, manager } = this.#staff
    for (const [n, { sku, quantity, lotNumber, expiresOn }] of items.slice(0, 2).entries()) {
      const count = receiptCount.parse({ sku, quantity: Math.ceil(quantity / (n + 2)), damaged: n, lotNumber, expiresOn })
      await countGoods(this.#at(hour * (0.5 - n / 5)), n === 0 ? manager : admin, { ...count, id })
    }
  }

  async #putAway(id: number, made: number, tasks: 'made' | 'begun'): Promise<void> {
    const { manager } = this.#staff
    const { created } = await createPutAway(this.#at(made), manager, { id, ifMatch: undefined })
    for (const task of created)
      await assignTask(this.#at(made - hour / 6), manager, { id: task.id, assignedTo: manager.userId, ifMatch: undefined })
    const [first] = created
    if (tasks !== 'begun' || !first?.suggestedLocation) return
    const { id: taskId, sscc, sku, suggestedLocation } = first
    await completeTask(this.#at(made - hour), manager, {
      id: taskId,
      scanned: sscc ?? sku,
      locationCode: suggestedLocation,
      ifMatch: undefined,
    })
  }

  #at(daysAgo: number): Database {
    return joined(this.#db, this.#trx, new Date(this.#trx.now().getTime() - daysAgo * day))
  }

  #dayOf(daysAgo: number): string {
    return new Date(this.#trx.now().getTime() - daysAgo * day).toISOString().slice(0, 10)
  }

  /** The lines of a receipt, from every fourth item of the owner, so that most items stay in one place. */
  #linesFor(owner: DemoOwner, { lines, hasUnit, firstLine }: PlannedReceipt, n: number) {
    const offered = owner.skus.filter((_, index) => index % 4 === 1)
    const skus = new Set(Array.from({ length: lines * 2 }, () => this.#random.pick(offered.length > 0 ? offered : owner.skus)))
    const planned = [...skus].slice(0, lines).map((sku) => ({ sku, quantity: 12 * (2 + this.#random.below(8)) }))
    return (firstLine ? [firstLine, ...planned.slice(1)] : planned).map(({ sku, quantity }, line) => {
      const isDated = /^(COF|TEA|GRO|BEV|CHS|OIL)/.test(sku)
      return {
        sku,
        quantity,
        lotNumber: sku.startsWith('PAC') ? null : `R${61_000 + n * 11 + line}`,
        expiresOn: isDated ? this.#dayOf(-(140 + ((n * 17 + line) % 400))) : null,
        handlingUnit: hasUnit && line === 0 ? makeSscc({ extensionDigit: 3, companyPrefix: '4012345', serial: 1_000 + n }) : null,
      }
    })
  }
}

/** The count: of the first line it differs from what was expected where something was found. */
function counted({ items }: Receipt, { short = 0, over = 0, damaged = 0 }: PlannedReceipt['found']): { items?: ReceiptItem[] } {
  if (short + over + damaged === 0) return {}
  return { items: items.map((item, line) => (line === 0 ? { ...item, quantity: item.quantity - short + over, damaged } : item)) }
}

function ticked(points: number) {
  const notes = 'No packing list with the goods'
  return {
    inspection: inspectionPoints.map((point, n) => ({
      point,
      checked: n >= inspectionPoints.length - points,
      ...(n < inspectionPoints.length - points && { note: notes }),
    })),
  }
}
