import { useState } from 'react'
import { changeAccessibility, useAccessibility } from '../lib/accessibility.ts'
import { useTheme } from '../lib/theme.ts'
import { useUser } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Stage } from './stage.tsx'
import { partsOf } from './states.ts'

const parts = partsOf(import.meta.glob('../../**/*.states.tsx', { eager: true }))

/** Every part of the kit in every state, with fixed data. Some parts ask who is signed in. */
export function KitPage() {
  const user = useUser()
  if (user.isPending) return <p>Loading...</p>
  if (!user.data) return <p>Sign in as an administrator on the sign-in screen first, then load this page again.</p>
  return (
    <div className="kit">
      <header className="kit-head">
        <h1>Kit</h1>
        <ThemeSwitch />
      </header>
      <nav aria-label="Parts" className="kit-parts">
        {parts.map(({ name }) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </nav>
      <main className="kit-sections">
        {parts.map((part) => (
          <section key={part.name} id={part.name} aria-labelledby={`${part.name}-title`} className="kit-section">
            <h2 id={`${part.name}-title`}>{part.name}</h2>
            {part.states.map((state) => (state.opens ? <Opener key={state.name} {...state} /> : <Shown key={state.name} {...state} />))}
          </section>
        ))}
      </main>
    </div>
  )
}

type State = (typeof parts)[number]['states'][number]

function Shown({ name, Component }: State) {
  return (
    <figure className="kit-state">
      <figcaption>{name}</figcaption>
      <div>
        <Stage>
          <Component onClose={() => {}} />
        </Stage>
      </div>
    </figure>
  )
}

function Opener({ name, Component }: State) {
  const [open, setOpen] = useState(false)
  return (
    <div className="kit-opener">
      <Button size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        {name}
      </Button>
      {open && (
        <Stage>
          <Component onClose={() => setOpen(false)} />
        </Stage>
      )}
    </div>
  )
}

type Look = 'light' | 'dark' | 'contrast'
const looks = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'contrast', label: 'High contrast' },
] as const

function ThemeSwitch() {
  const [theme, chooseTheme] = useTheme()
  const { highContrast } = useAccessibility()
  function show(look: Look) {
    changeAccessibility({ highContrast: look === 'contrast' })
    chooseTheme(look === 'dark' ? 'dark' : 'light')
  }
  const look = highContrast ? 'contrast' : theme === 'dark' ? 'dark' : 'light'
  return <Segmented label="Theme" value={look} onValueChange={show} options={looks} />
}
