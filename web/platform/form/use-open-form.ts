import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isSame } from './changed.ts'
import { type OpenForm, registerForm, type ShownAddress } from './open-forms.ts'

/** Registers a form with the guard as long as it is shown. `release` ends that early, before the form closes itself. */
export function useOpenForm({ isChanged, dropDraft }: Pick<OpenForm, 'isChanged' | 'dropDraft'>) {
  const { state } = useRouter()
  const latest = useRef({ isChanged, dropDraft, title: '' })
  useLayoutEffect(() => {
    latest.current = { ...latest.current, isChanged, dropDraft }
  })
  const [form] = useState<OpenForm>(() => {
    const openedAt: ShownAddress = state.location
    return {
      title: () => latest.current.title,
      isChanged: () => latest.current.isChanged(),
      dropDraft: () => latest.current.dropDraft(),
      isShownAt: (next) => keepsForm(openedAt, next),
    }
  })
  const unregister = useRef<() => void>(undefined)
  useEffect(() => {
    unregister.current = registerForm(form)
    return () => unregister.current?.()
  }, [form])
  return {
    form,
    release: () => unregister.current?.(),
    setTitle: (title: string) => {
      latest.current.title = title
    },
  }
}

/** The form stays while the screen and the search parameters with which it was opened stay. */
function keepsForm(openedAt: ShownAddress, next: ShownAddress): boolean {
  const parameters = new Map(Object.entries(next.search))
  return (
    openedAt.pathname === next.pathname && Object.entries(openedAt.search).every(([name, value]) => isSame(parameters.get(name), value))
  )
}
