import { useSyncExternalStore } from 'react'
import { type AccessibilitySettings, firstSettings, rootFontSize, settingsFrom } from './accessibility-settings.ts'

/** Specification §3. */
const storageKey = 'accessibility-settings'
const prefersContrast = matchMedia('(prefers-contrast: more)')
const listeners = new Set<() => void>()

let settings = remembered()

/** Called once before the first paint. */
export function startAccessibility(): void {
  show()
  prefersContrast.addEventListener('change', show)
  // Another tab has changed them.
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) take(remembered())
  })
}

export function useAccessibility(): AccessibilitySettings {
  return useSyncExternalStore(subscribe, currentSettings)
}

export function currentSettings(): AccessibilitySettings {
  return settings
}

export function changeAccessibility(changes: Partial<AccessibilitySettings>): void {
  const chosen = { ...settings, ...changes }
  try {
    localStorage.setItem(storageKey, JSON.stringify(chosen))
  } catch {
    // Without storage the setting lasts until the page is closed.
  }
  take(chosen)
}

export function resetAccessibility(): void {
  changeAccessibility(firstSettings)
}

function take(chosen: AccessibilitySettings): void {
  settings = chosen
  show()
  for (const listener of listeners) listener()
}

/** tokens.css uses these attributes of the root; every size on a screen is a multiple of the root's font size. */
function show(): void {
  const root = document.documentElement
  mark(root, 'data-contrast', settings.highContrast || prefersContrast.matches ? 'more' : null)
  mark(root, 'data-motion', settings.reducedMotion ? 'reduced' : null)
  mark(root, 'data-focus', settings.focusIndicator ? 'enhanced' : null)
  root.style.fontSize = rootFontSize(settings)
}

function mark(root: HTMLElement, attribute: string, value: string | null): void {
  if (value === null) root.removeAttribute(attribute)
  else root.setAttribute(attribute, value)
}

function remembered(): AccessibilitySettings {
  try {
    return settingsFrom(localStorage.getItem(storageKey))
  } catch {
    return firstSettings
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
