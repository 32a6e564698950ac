/** Specification §3, §5 and §9: the first six settings, their ranges and defaults. */
export interface AccessibilitySettings {
  highContrast: boolean
  largeText: boolean
  reducedMotion: boolean
  /** Announces what happened through the screen reader. */
  screenReader: boolean
  fontSize: number
  /** A stronger focus ring. */
  focusIndicator: boolean
  /** Single keys do something on screens (WCAG 2.1.4). */
  shortcuts: boolean
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
  shortcuts: true,
}

/** Reads the stored settings. Unknown and invalid values are replaced by the defaults. */
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
    shortcuts: flag('shortcuts'),
  }
}

/** The root's font size. A percentage, so that the browser's own font size still applies. */
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
