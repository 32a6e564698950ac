import { useForm } from 'react-hook-form'
import { CollisionChoice } from './collision-choice.tsx'
import type { Collision } from './merge3.ts'
import { RecordFormContext } from './record-form-context.ts'

const long = 'Hydraulikschlauch-Verbindungsstück-Großhandelsgesellschaft-Nordrhein-Westfalen'

function Shown({ collision }: { collision: Collision<string> }) {
  const { control } = useForm()
  return (
    <RecordFormContext value={{ control, focus: () => {}, labels: new Map(), collisions: { supplier: collision }, settle: () => {} }}>
      <CollisionChoice<string> name="supplier" label="Supplier" show={(value) => value} />
    </RecordFormContext>
  )
}

export const KnownPerson = () => <Shown collision={{ theirs: '12', mine: '10', by: 'Ana Roth' }} />
export const UnknownPerson = () => <Shown collision={{ theirs: '12', mine: '' }} />
export const Chosen = () => <Shown collision={{ theirs: '12', mine: '10', by: 'Ana Roth', chosen: 'theirs' }} />
export const LongText = () => <Shown collision={{ theirs: long, mine: long, by: long }} />
