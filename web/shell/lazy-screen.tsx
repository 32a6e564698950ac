import type { RouteComponent } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, use } from 'react'
import { useLocale } from '../lib/locale.ts'

/** A screen whose code is loaded when it is opened, or earlier: the router calls `preload` when a link to it is hovered. */
export type Screen = RouteComponent & (() => ReactNode)

/** Unlike React's `lazy`, it loads again after a failure: the connection may be back. */
export function lazyScreen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): Screen {
  let loading: Promise<ComponentType> | undefined
  function loaded(): Promise<ComponentType> {
    loading ??= load().then((module) => module[name])
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  function LazyScreen() {
    useLocale()
    const Loaded = use(loaded())
    return <Loaded />
  }
  return screen(LazyScreen, async () => void (await loaded()))
}

/** A component that isn't lazy itself but can preload others. */
export function screen(component: () => ReactNode, preload?: () => Promise<void>): Screen {
  return Object.assign(component, { preload })
}
