export const customerTypes = ['3pl', 'tpd2', 'producer_ttt', 'customer_ttt'] as const
/** Still displayed, no longer offered (specification §3). */
export const legacyCustomerTypes = ['full_3pl', 'ttt_only'] as const
export type CustomerType = (typeof customerTypes)[number] | (typeof legacyCustomerTypes)[number]

export const allCustomerTypes = [...customerTypes, ...legacyCustomerTypes] as const

/** The portfolio's badges. */
export const customerTypeBadges: Readonly<Record<CustomerType, string>> = {
  '3pl': '3PL',
  tpd2: 'TPD2',
  producer_ttt: 'PRODUCER TTT',
  customer_ttt: 'CUSTOMER TTT',
  full_3pl: '3PL',
  ttt_only: 'CUSTOMER TTT',
}

function isFull3pl(type: CustomerType): boolean {
  return type === '3pl' || type === 'full_3pl'
}

/** The portfolio's badge. */
export function customerTypeBadge(type: CustomerType): string {
  return customerTypeBadges[type]
}

/** The badge of the CRM's list of customers. */
export function customerTypeShort(type: CustomerType): string {
  return isFull3pl(type) ? 'Full 3PL' : 'TTT Only'
}

/** The badge of a customer in the CRM. */
export function customerTypeService(type: CustomerType): string {
  return isFull3pl(type) ? 'Full 3PL Service' : 'Track & Trace Only'
}

/** The account type as shown to the customer: 'Full 3PL Solution' or 'Track & Trace Only' (specification §1). */
export function customerTypeSolution(type: CustomerType): string {
  return isFull3pl(type) ? 'Full 3PL Solution' : 'Track & Trace Only'
}
