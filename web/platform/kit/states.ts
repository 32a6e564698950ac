import type { ComponentType } from 'react'

/** What a state of a part gets. Only a state that opens over the page uses it. */
interface StateProps {
  /** Removes the state from the page again. */
  onClose: () => void
}

interface State {
  /** 'Long name' of `LongName`. */
  name: string
  Component: ComponentType<StateProps>
  /** A dialog, a menu or a toast: it would cover the page, so a button shows it. */
  opens: boolean
}

interface Part {
  /** 'ui/button'. */
  name: string
  states: State[]
}

/**
 * The parts of the kit, each from the states file next to it. Such a file exports a component for each state, with fixed data. A name
 * that begins with `Open` is for what opens over the page.
 */
export function partsOf(files: Record<string, Record<string, unknown>>): Part[] {
  return Object.entries(files)
    .map(([path, exported]) => ({
      name: path.replace(/^(\.\.\/)+/, '').replace('.states.tsx', ''),
      states: Object.entries(exported).map(([name, Component]) => ({
        name: wordsOf(name),
        // A states file exports nothing but components.
        Component: Component as ComponentType<StateProps>,
        opens: name.startsWith('Open'),
      })),
    }))
    .sort((one, other) => one.name.localeCompare(other.name))
}

function wordsOf(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
