import type { Receipt, ReceiptItem, SentReceiptItem } from '../../../contract/goods-in/receipts/receipts.ts'
import { httpError } from '../../errors.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import type { Viewer } from '../../viewer.ts'

/** A line as it is to be written. Without an id it is new; `counted` is null while the receipt is pending. */
export interface ReceiptLine
  extends Pick<ReceiptItem, 'sku' | 'description' | 'expected' | 'damaged' | 'condition' | 'lotNumber' | 'expiresOn' | 'handlingUnit'> {
  id: number | null
  counted: number | null
}

type BeforeLines = Pick<Receipt, 'receiptNumber' | 'items'>

/** The lines as they are, counted or not: what is counted by default is what was expected. */
export function linesOf({ items }: BeforeLines, isCounted: boolean): ReceiptLine[] {
  return items.map(({ id, sku, description, quantity, expected, damaged, condition, lotNumber, expiresOn, handlingUnit }) => ({
    id,
    sku,
    description,
    expected,
    damaged,
    condition,
    lotNumber,
    expiresOn,
    handlingUnit,
    counted: isCounted ? quantity : null,
  }))
}

/**
 * The lines that were sent, completed by those they stand for. While the receipt is pending a quantity is what is expected; from receipt on
 * it is what was counted, and a new line was not expected unless nothing was.
 */
export function sentLines(before: BeforeLines, sent: readonly SentReceiptItem[], isCounted: boolean): ReceiptLine[] {
  const ids = sent.flatMap(({ id }) => id ?? [])
  if (new Set(ids).size < ids.length) throw httpError('receipt.line-twice', undefined, { field: 'items' })
  const known = new Map(before.items.map((item) => [item.id, item]))
  return sent.map((line) => {
    const old = line.id == null ? undefined : known.get(line.id)
    if (line.id != null && !old) throw httpError('receipt.line-unknown', { number: before.receiptNumber })
    return sentLine(line, old, { isCounted, expectedUnlessSent: old?.expected ?? (before.items.length === 0 ? line.quantity : 0) })
  })
}

interface Counting {
  isCounted: boolean
  expectedUnlessSent: number
}

function sentLine(line: SentReceiptItem, old: ReceiptItem | undefined, { isCounted, expectedUnlessSent }: Counting): ReceiptLine {
  const { sku, quantity } = line
  const condition = line.condition ?? old?.condition ?? 'good'
  const damagedUnlessSent = old?.condition === 'good' ? old.damaged : 0
  const damaged = condition === 'damaged' ? quantity : (line.damaged ?? damagedUnlessSent)
  if (damaged > quantity) throw httpError('receipt.damaged-too-many', { sku }, { field: 'items' })
  const lotNumber = line.lotNumber === undefined ? (old?.lotNumber ?? null) : line.lotNumber
  const expiresOn = line.expiresOn === undefined ? (old?.expiresOn ?? null) : line.expiresOn
  if (expiresOn !== null && lotNumber === null) throw httpError('receipt.expiry-without-lot', { sku }, { field: 'items' })
  return {
    id: old?.id ?? null,
    sku,
    description: line.description === undefined ? (old?.description ?? null) : line.description,
    expected: isCounted ? (line.expected ?? expectedUnlessSent) : quantity,
    counted: isCounted ? quantity : null,
    damaged,
    condition,
    lotNumber,
    expiresOn,
    handlingUnit: line.handlingUnit === undefined ? (old?.handlingUnit ?? null) : line.handlingUnit,
  }
}

/** Whether the lines differ in anything but their documents. */
export function linesDiffer(one: readonly ReceiptLine[], other: readonly ReceiptLine[]): boolean {
  const values = (lines: readonly ReceiptLine[]) =>
    lines.map((line) => [
      line.id,
      line.sku,
      line.description,
      line.expected,
      line.counted,
      line.damaged,
      line.condition,
      line.lotNumber,
      line.expiresOn,
      line.handlingUnit,
    ])
  return JSON.stringify(values(one)) !== JSON.stringify(values(other))
}

const writeReceiptLines = sqlFunction<
  { the_receipt: number; lines: string; actor_id: number | null; at: Date },
  { lines: number[]; created: number[] }
>('write_receipt_lines')

/** Writes all lines of a locked receipt. Answers their ids in order, and those of the items that were created for counted lines. */
export async function writeLines(
  trx: Transaction,
  viewer: Viewer,
  id: number,
  lines: readonly ReceiptLine[],
): Promise<{ lines: number[]; created: number[] }> {
  const { written } = await trx.send({
    written: writeReceiptLines({ the_receipt: id, lines: JSON.stringify(lines), actor_id: viewer.userId, at: trx.now() }),
  })
  return written
}

/** Units that go to receiving, and to quarantine. */
export function unitsOf(lines: readonly ReceiptLine[]): { good: number; damaged: number } {
  const damaged = lines.reduce((sum, line) => sum + line.damaged, 0)
  return { good: lines.reduce((sum, line) => sum + (line.counted ?? line.expected), 0) - damaged, damaged }
}
