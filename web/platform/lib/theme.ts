import { useSyncExternalStore } from 'react'

export const themeChoices = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const storageKey = 'tallyhouse-theme'
const prefersDark = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

let choice: ThemeChoice = remembered()

/** Called once before the first paint. */
export function startTheme(): void {
  show()
  prefersDark.addEventListener('change', show)
}

/** The theme in effect: the chosen one, or the system's. */
export function useDarkTheme(): boolean {
  return useSyncExternalStore(subscribe, isDark)
}

export function useTheme(): [ThemeChoice, (chosen: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, () => choice), chooseTheme]
}

function chooseTheme(chosen: ThemeChoice): void {
  choice = chosen
  try {
    localStorage.setItem(storageKey, chosen)
  } catch {
    // Without storage the theme lasts until the page is closed.
  }
  show()
}

function show(): void {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light'
  for (const listener of listeners) listener()
}

function isDark(): boolean {
  return choice === 'dark' || (choice === 'system' && prefersDark.matches)
}

function remembered(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey)
    return themeChoices.find((known) => known === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
