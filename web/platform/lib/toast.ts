import { type ReactNode, useSyncExternalStore } from 'react'
import { detailFor } from './api.ts'

/** Specification §9: one at a time, shown 5 s, a dismissed one is removed after 1,000,000 ms. */
const toastLimit = 1
export const toastDuration = 5000
const toastRemoveDelay = 1_000_000
export const toastSwipeThreshold = 50

interface ToastAction {
  label: string
  onClick: () => void
}

export interface ToastContent {
  title: string
  description?: ReactNode
  tone?: 'default' | 'destructive'
  action?: ToastAction
  /** A second one, before the other. */
  other?: ToastAction
}

export interface ShownToast extends ToastContent {
  id: number
  open: boolean
}

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()

function show(next: readonly ShownToast[]) {
  shown = next
  for (const listener of listeners) listener()
}

/** Closes a toast; it is removed after its delay. */
export function dismiss(id: number) {
  if (!removals.has(id)) {
    const remove = () => {
      removals.delete(id)
      show(shown.filter((item) => item.id !== id))
    }
    removals.set(id, setTimeout(remove, toastRemoveDelay))
  }
  show(shown.map((item) => (item.id === id ? { ...item, open: false } : item)))
}

/** Closes the message of an attempt that failed, because the next attempt begins. */
export function dismissFailure(): void {
  for (const { id, tone, open } of shown) if (open && tone === 'destructive') dismiss(id)
}

/** Shows a toast, which replaces the previous one. Returns its id. */
export function toast(content: ToastContent): number {
  lastId += 1
  for (const leaving of shown) {
    clearTimeout(removals.get(leaving.id))
    removals.delete(leaving.id)
  }
  show([{ ...content, id: lastId, open: true }, ...shown].slice(0, toastLimit))
  return lastId
}

/** Shows why something failed. */
export function toastError(error: unknown, title = 'Error'): void {
  toast({ title, description: detailFor(error), tone: 'destructive' })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The current toasts, newest first. */
export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(subscribe, () => shown)
}
