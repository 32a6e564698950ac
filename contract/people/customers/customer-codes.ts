/** Customer # of the portfolio: id padded to 5 digits (specification §9). */
export function customerNumber(customerId: number): string {
  return String(customerId).padStart(5, '0')
}

/** How a customer's id is shown elsewhere: the letter C and the id (specification §2). */
export function customerCode(customerId: number): string {
  return `C${customerId}`
}
