import { toast } from './toast.ts'

const storageKey = 'toastAfterReload'

export interface StoredToast {
  title: string
  description: string
  tone?: 'default' | 'destructive'
}

/** Shows a toast on the next loaded page, because a reload removes the current ones. */
export function toastAfterReload(content: StoredToast): void {
  sessionStorage.setItem(storageKey, JSON.stringify(content))
}

/** Called once when the page starts. */
export function showStoredToast(): void {
  const stored = sessionStorage.getItem(storageKey)
  if (!stored) return
  sessionStorage.removeItem(storageKey)
  toast(JSON.parse(stored) as StoredToast)
}
