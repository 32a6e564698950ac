/** The box of the field with the lot of the next scans. */
export const nextLotBox = 'next-lot'

export function focusNextLot(): void {
  document.getElementById(nextLotBox)?.querySelector('input')?.focus()
}
