import { type FunctionComponent, lazy, type ReactNode } from 'react'

/** A component whose file is loaded when it is first shown: `lazyPart(() => import('./item-dialog.tsx'), 'ItemDialog')`. */
export function lazyPart<Name extends string, File extends Record<Name, (props: never) => ReactNode>>(
  load: () => Promise<File>,
  name: Name,
): File[Name] {
  const loaded = async (): Promise<unknown> => (await load())[name]
  const part: unknown = lazy(async () => ({ default: (await loaded()) as FunctionComponent }))
  // JSX takes a lazy component like the one that it loads; React's type for it would lose type parameters.
  return part as File[Name]
}
