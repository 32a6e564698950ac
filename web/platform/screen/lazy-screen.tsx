import { Navigate, type RouteComponent } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode } from 'react'
import { useLocale } from '../lib/locale.ts'

/** A screen whose code is loaded when it is opened, or earlier: the router calls `preload` when a link to it is hovered. */
export type Screen = RouteComponent & (() => ReactNode)

export function lazyScreen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): Screen {
  const Loaded = lazy(async () => ({ default: (await load())[name] as ComponentType }))
  function LazyScreen() {
    // Renders the screen again, with its dates and numbers, when the person's language or the warehouse's time zone changes.
    useLocale()
    return <Loaded />
  }
  return screen(LazyScreen, async () => void (await load()))
}

/** A component that isn't lazy itself but can preload others. */
export function screen(component: () => ReactNode, preload?: () => Promise<void>): Screen {
  return Object.assign(component, { preload })
}

/** A path of its own for a screen at another address. */
export function redirectTo(path: string): Screen {
  return screen(() => <Navigate to={path} replace />)
}
