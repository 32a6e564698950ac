import { Navigate, type RouteComponent } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode } from 'react'

/** A screen whose code is loaded when it is opened, or earlier: the router calls `preload` when a link to it is hovered. */
export type Screen = RouteComponent & (() => ReactNode)

export function lazyScreen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): Screen {
  const Loaded = lazy(async () => ({ default: (await load())[name] as ComponentType }))
  return screen(
    () => <Loaded />,
    async () => void (await load()),
  )
}

/** A component that isn't lazy itself but can preload others. */
export function screen(component: () => ReactNode, preload?: () => Promise<void>): Screen {
  return Object.assign(component, { preload })
}

/** A path of its own for a screen that lies elsewhere. */
export function redirectTo(path: string): Screen {
  return screen(() => <Navigate to={path} replace />)
}
