/** Where a delivery is from, in a sentence: 'from Acme'; what create_transfer_receipt() calls 'Transfer from MAIN' is a 'transfer from MAIN'. */
export function fromSupplier(supplier: string): string {
  return isTransfer(supplier) ? `t${supplier.slice(1)}` : `from ${supplier}`
}

/** 'delivery from Acme', 'transfer from MAIN'. */
export function deliveryFrom(supplier: string): string {
  return isTransfer(supplier) ? fromSupplier(supplier) : `delivery from ${supplier}`
}

function isTransfer(supplier: string): boolean {
  return supplier.startsWith('Transfer from ')
}
