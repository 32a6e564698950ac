const storageKey = 'scanner-longest-gap'

/** Longest time between the keys of a cable scanner, in milliseconds; people type slower. */
export const usualGap = 50
/** Bluetooth scanners pause longer between their keys. */
export const largestGap = 150

let longestGap = stored()

/** How long the scanner of this device may pause between two keys, in milliseconds. */
export function currentLongestGap(): number {
  return longestGap
}

export function changeLongestGap(gap: number): void {
  longestGap = inRange(gap)
  try {
    localStorage.setItem(storageKey, String(longestGap))
  } catch {
    // Without storage the setting lasts until the page is closed.
  }
}

function stored(): number {
  try {
    return inRange(Number(localStorage.getItem(storageKey)))
  } catch {
    return usualGap
  }
}

function inRange(gap: number): number {
  return Number.isFinite(gap) ? Math.min(largestGap, Math.max(usualGap, Math.round(gap))) : usualGap
}
