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

export function useTheme(): [ThemeChoice, (chosen: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, () => choice), chooseTheme]
}

function chooseTheme(chosen: ThemeChoice): void {
  choice = chosen
  try {
    localStorage.setItem(storageKey, chosen)
  } catch {
    // A browser that stores nothing still shows the theme until it is closed.
  }
  show()
  for (const listener of listeners) listener()
}

function show(): void {
  const dark = choice === 'dark' || (choice === 'system' && prefersDark.matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
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
