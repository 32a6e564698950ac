const storageKey = 'returnAddress'

/** Remembers the open page in this tab, before the sign-in screen takes its place. */
export function rememberAddress(): void {
  sessionStorage.setItem(storageKey, location.pathname + location.search)
}

/** The page to open after signing in; null when the person came to the sign-in screen directly. */
export function rememberedAddress(): string | null {
  return sessionStorage.getItem(storageKey)
}

export function forgetAddress(): void {
  sessionStorage.removeItem(storageKey)
}
