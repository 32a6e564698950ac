import { z } from 'zod'
import type { ReceiptStatus } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import { newReceipt, type Receipt, type ReceiptItem, receiptChange } from '../../../contract/goods-in/receipts/receipts.ts'
import { customerCode } from '../../../contract/people/customers/customer-codes.ts'
import { ssccIn } from '../../../contract/stock/handling-units/handling-units.ts'
import { checkedBy } from '../../platform/form/checked-by.ts'
import { dateProblem } from '../../platform/form/read-date.ts'
import { readNumber, wholeNumber } from '../../platform/form/read-number.ts'
import { siteIn } from '../../platform/form/site-choice.ts'
import { chosenEntity, type EntityValue, isUnresolved } from '../../platform/lookup/entity.ts'
import { skipsSteps } from './step-words.ts'

/** A line as it stands in the form. */
export interface DraftLine {
  /** The line's id, of a new line a random text. */
  key: string
  id: number | null
  /** An item, or the text of a SKU that becomes one on receipt. Fixed once the line is saved. */
  sku: EntityValue
  description: string
  /** The typed text: what was counted, while pending what is expected. */
  quantity: string
  /** What was announced; shown only. */
  expected: number | null
  /** Whether `quantity` was counted; before receipt it is what is expected. */
  isCounted: boolean
  damaged: string
  condition: ReceiptItem['condition']
  lotNumber: string
  expiresOn: string
  handlingUnit: string
  documents: readonly { name: string; url: string }[]
}

/** What changes of a line; by a function when it depends on what the line is by then. */
export type LineChange = Partial<DraftLine> | ((line: DraftLine) => Partial<DraftLine>)

export interface ReceiptValues {
  customerId: EntityValue
  /** The id of the site that it arrives at; empty leaves it to the server. */
  siteId: string
  supplier: string
  expectedDate: string
  trackingNumber: string
  reference: string
  notes: string
  status: ReceiptStatus
  reason: string
  /** Chosen only with the step to Received; empty leaves it to the server. */
  receivingLocation: EntityValue
  quarantineLocation: EntityValue
  items: readonly DraftLine[]
}

export const newReceiptValues: ReceiptValues = {
  customerId: null,
  siteId: '',
  supplier: '',
  expectedDate: '',
  trackingNumber: '',
  reference: '',
  notes: '',
  status: 'pending',
  reason: '',
  receivingLocation: null,
  quarantineLocation: null,
  items: [],
}

export function receiptValues(receipt: Receipt | null): ReceiptValues {
  if (!receipt) return newReceiptValues
  const { customerId, customerName, siteId, supplier, expectedDate, trackingNumber, reference, notes, status, items } = receipt
  return {
    customerId: { id: customerId, code: customerCode(customerId), name: customerName },
    siteId: String(siteId),
    supplier,
    expectedDate: expectedDate ?? '',
    trackingNumber: trackingNumber ?? '',
    reference: reference ?? '',
    notes: notes ?? '',
    status,
    reason: '',
    receivingLocation: null,
    quarantineLocation: null,
    items: items.map((item) => lineOf(item, status)),
  }
}

function lineOf(item: ReceiptItem, status: ReceiptStatus): DraftLine {
  return {
    key: String(item.id),
    id: item.id,
    sku: { text: item.sku },
    description: item.description ?? '',
    quantity: String(item.quantity),
    expected: item.expected,
    isCounted: status !== 'pending',
    damaged: String(item.damaged),
    condition: item.condition,
    lotNumber: item.lotNumber ?? '',
    expiresOn: item.expiresOn ?? '',
    handlingUnit: item.handlingUnit ?? '',
    documents: item.documents.map(({ name, url }) => ({ name, url })),
  }
}

/** A line that isn't saved yet. */
export function newLine(sku: EntityValue = null, quantity = ''): DraftLine {
  return {
    key: `new-${Math.random().toString(36).slice(2)}`,
    id: null,
    sku,
    description: '',
    quantity,
    expected: null,
    isCounted: false,
    damaged: '0',
    condition: 'good',
    lotNumber: '',
    expiresOn: '',
    handlingUnit: '',
    documents: [],
  }
}

/** The code itself, chosen or typed. */
export function skuOf({ sku }: Pick<DraftLine, 'sku'>): string {
  return chosenEntity(sku)?.code ?? (isUnresolved(sku) ? sku.text.trim() : '')
}

export type LineErrors = Partial<Record<'sku' | 'quantity' | 'damaged' | 'expiresOn' | 'handlingUnit', string>>

/** What is wrong with a line, at its fields. An empty quantity counts as 0. */
export function lineErrors(line: DraftLine): LineErrors {
  const quantity = readNumber(line.quantity, wholeNumber)
  const damaged = readNumber(line.damaged, wholeNumber)
  const expiry = dateProblem(line.expiresOn)
  const isTooMany = line.condition === 'good' && Number(damaged.number) > Number(quantity.number) && !quantity.error
  return {
    ...(skuOf(line) === '' && { sku: 'must be filled in' }),
    ...(quantity.error && { quantity: quantity.error }),
    ...(line.condition === 'good' && damaged.error && { damaged: damaged.error }),
    ...(isTooMany && { damaged: 'can’t be more than the quantity' }),
    ...(line.expiresOn !== '' && line.lotNumber.trim() === '' && { expiresOn: 'Enter the lot number for this date' }),
    ...(expiry !== undefined && { expiresOn: expiry }),
    ...(line.handlingUnit.trim() !== '' &&
      ssccIn(line.handlingUnit) === null && { handlingUnit: 'must be an SSCC: 18 digits with a valid check digit' }),
  }
}

/** The units of the lines, as far as they can be read. */
export function unitsOf(lines: readonly DraftLine[]): { total: number; damaged: number; uniqueSkus: number } {
  return {
    total: lines.reduce((sum, line) => sum + numberIn(line.quantity), 0),
    damaged: lines.reduce((sum, line) => sum + numberIn(line.condition === 'damaged' ? line.quantity : line.damaged), 0),
    uniqueSkus: new Set(lines.map((line) => skuOf(line).toLowerCase()).filter(Boolean)).size,
  }
}

/** Lines in words: 'TOB-1 × 2, TOB-2 × 5'. */
export function linesInWords(lines: readonly DraftLine[]): string {
  return lines.map((line) => `${skuOf(line)} × ${line.quantity || 0}`).join(', ')
}

/** 0 for an empty field, and for one that can't be read, which is an error. */
function numberIn(text: string): number {
  return Number(readNumber(text, wholeNumber).number ?? 0)
}

function itemOf(line: DraftLine) {
  const quantity = numberIn(line.quantity)
  return {
    ...(line.id !== null && { id: line.id }),
    sku: skuOf(line),
    description: line.description,
    quantity,
    damaged: line.condition === 'damaged' ? quantity : numberIn(line.damaged),
    condition: line.condition,
    lotNumber: line.lotNumber,
    expiresOn: line.expiresOn,
    handlingUnit: ssccIn(line.handlingUnit) ?? line.handlingUnit,
    documents: [...line.documents],
  }
}

function addLineIssues(lines: readonly DraftLine[], context: z.RefinementCtx): void {
  if (lines.some((line) => Object.keys(lineErrors(line)).length > 0))
    context.addIssue({ code: 'custom', message: 'Correct the marked lines.', path: ['items'] })
}

/** The form of 'Create Warehouse Receipt'. */
export const newReceiptForm = z.custom<ReceiptValues>().transform((values, context) => {
  const customerId = chosenEntity(values.customerId)?.id
  if (customerId === undefined) context.addIssue({ code: 'custom', message: 'must be chosen from the list', path: ['customerId'] })
  addLineIssues(values.items, context)
  const { status, reason, receivingLocation, quarantineLocation, siteId, ...fields } = values
  return checkedBy(newReceipt, { ...fields, ...siteIn({ siteId }), customerId: customerId ?? 1, items: values.items.map(itemOf) }, context)
})

/** Whether a change of the status receives the goods, so that it may be said where. */
export function receivesWith(from: ReceiptStatus, to: ReceiptStatus): boolean {
  return from === 'pending' && to !== 'pending'
}

/** The form of a receipt that is edited. */
export function receiptChangeForm(read: Receipt) {
  return z.custom<ReceiptValues>().transform((values, context) => {
    const customerId = chosenEntity(values.customerId)?.id
    if (customerId === undefined) context.addIssue({ code: 'custom', message: 'must be chosen from the list', path: ['customerId'] })
    if (skipsSteps(read.status, values.status) && values.reason.trim() === '')
      context.addIssue({ code: 'custom', message: 'Please give a reason for skipping a step.', path: ['reason'] })
    addLineIssues(values.items, context)
    for (const place of ['receivingLocation', 'quarantineLocation'] as const)
      if (isUnresolved(values[place])) context.addIssue({ code: 'custom', message: 'must be chosen from the list', path: [place] })
    const { receivingLocation, quarantineLocation, siteId, ...fields } = values
    const places = receivesWith(read.status, values.status) && {
      receivingLocation: chosenEntity(receivingLocation)?.code,
      quarantineLocation: chosenEntity(quarantineLocation)?.code,
    }
    return checkedBy(
      receiptChange,
      { ...fields, ...places, ...siteIn({ siteId }), customerId: customerId ?? read.customerId, items: values.items.map(itemOf) },
      context,
    )
  })
}
