/** In this order (specification §4). */
export const receiptStatuses = ['pending', 'received', 'inspected', 'stored'] as const
export type ReceiptStatus = (typeof receiptStatuses)[number]

export const receiptStatusLabels: Record<ReceiptStatus, string> = {
  pending: 'Pending',
  received: 'Received',
  inspected: 'Inspected',
  stored: 'Stored',
}

/** The five points of the inspection (specification §2). */
export const inspectionPoints = ['quantity', 'damage', 'skus', 'expiry', 'discrepancies'] as const
export type InspectionPoint = (typeof inspectionPoints)[number]

export const inspectionPointLabels: Record<InspectionPoint, string> = {
  quantity: 'Verify quantity matches packing list',
  damage: 'Check for visible damage',
  skus: 'Verify SKUs match order',
  expiry: 'Check expiration dates if applicable',
  discrepancies: 'Document any discrepancies',
}

/** Inspection should happen within this many hours of receipt (specification §9). */
export const inspectionHours = 24

/** The steps that lead from one status to another: forward those after the one it has, back only the one it goes to. */
export function stepsBetween(from: ReceiptStatus, to: ReceiptStatus): ReceiptStatus[] {
  return receiptStatuses.slice(receiptStatuses.indexOf(from) + 1, receiptStatuses.indexOf(to) + 1)
}

export function isBack(from: ReceiptStatus, to: ReceiptStatus): boolean {
  return receiptStatuses.indexOf(to) < receiptStatuses.indexOf(from)
}

/** Lines and inspection points can change until the receipt is inspected. */
export function isOpen(status: ReceiptStatus): boolean {
  return status === 'pending' || status === 'received'
}
