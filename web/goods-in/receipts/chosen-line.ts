/** The box of the line that was counted or chosen last. */
export const chosenLineBox = 'chosen-line'

export function focusChosenLine(): void {
  // Later than the press that chooses it.
  requestAnimationFrame(() => {
    const box = document.getElementById(chosenLineBox)
    box?.scrollIntoView({ block: 'center' })
    box?.querySelector('button')?.focus({ preventScroll: true })
  })
}
