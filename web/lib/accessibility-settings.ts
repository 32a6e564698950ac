/** Specification §3, §5 and §9: the six names, their ranges and what they are at first. */
export interface AccessibilitySettings {
  highContrast: boolean
  largeText: boolean
  reducedMotion: boolean
  /** Says aloud, through a screen reader, what happened. */
  screenReader: boolean
  fontSize: number
  /** A stronger ring around what has the focus. */
  focusIndicator: boolean
}

export const smallestFont = 12
export const largestFont = 24
const usualFont = 16
const largeTextFactor = 1.25

export const firstSettings: AccessibilitySettings = {
  highContrast: false,
  largeText: false,
  reducedMotion: false,
  screenReader: false,
  fontSize: usualFont,
  focusIndicator: true,
}

/** Reads what the browser kept. Whatever in it isn't a setting, or not one in range, gives way to what is there at first. */
export function settingsFrom(stored: string | null): AccessibilitySettings {
  const kept = record(stored)
  const flag = (name: Exclude<keyof AccessibilitySettings, 'fontSize'>) => {
    const value = kept[name]
    return typeof value === 'boolean' ? value : firstSettings[name]
  }
  return {
    highContrast: flag('highContrast'),
    largeText: flag('largeText'),
    reducedMotion: flag('reducedMotion'),
    screenReader: flag('screenReader'),
    fontSize: fontInRange(kept.fontSize),
    focusIndicator: flag('focusIndicator'),
  }
}

/** The root's font size. A percentage, so that what the reader chose in the browser itself still counts. */
export function rootFontSize({ fontSize, largeText }: AccessibilitySettings): string {
  return `${(fontSize / usualFont) * (largeText ? largeTextFactor : 1) * 100}%`
}

function fontInRange(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return usualFont
  return Math.min(largestFont, Math.max(smallestFont, Math.round(value)))
}

function record(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
