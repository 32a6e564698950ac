import { Plus, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { CollisionChoice } from '../../platform/form/collision-choice.tsx'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { Button } from '../../platform/ui/button.tsx'
import { FieldError } from '../../platform/ui/field.tsx'
import { IconButton } from '../../platform/ui/icon-button.tsx'
import { Input } from '../../platform/ui/input.tsx'

export interface TypedRate {
  key: string
  name: string
  percent: string
}

const mostRates = 20

/** The tax rates that lines of quotes and invoices are offered. */
export function TaxRatesField() {
  const { value: rates, change, error } = useFormField<readonly TypedRate[]>('taxRates', 'Tax rates')
  const heading = useId()
  const addButton = useRef<HTMLButtonElement>(null)
  const [latest, setLatest] = useState<string | null>(null)
  const edit = (key: string, changed: Partial<TypedRate>) =>
    change(rates.map((rate) => (rate.key === key ? { ...rate, ...changed } : rate)))

  function add() {
    const key = `new-${Math.random().toString(36).slice(2)}`
    change([...rates, { key, name: '', percent: '' }])
    setLatest(key)
  }
  function remove(key: string) {
    change(rates.filter((rate) => rate.key !== key))
    // The button that was pressed is gone.
    addButton.current?.focus()
  }

  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <h3 id={heading} className="text-small font-medium">
        Tax rates
      </h3>
      {rates.length === 0 && <p className="text-small text-muted">No tax rates yet. Lines of quotes and invoices get 0 %.</p>}
      <ul className="grid gap-2">
        {rates.map(({ key, name, percent }, index) => (
          <li key={key} className="grid grid-cols-[minmax(0,1fr)_7rem_auto] items-center gap-2">
            <Input
              aria-label={`Name of tax rate ${index + 1}`}
              placeholder="Standard"
              maxLength={100}
              autoComplete="off"
              autoFocus={key === latest}
              value={name}
              onChange={(event) => edit(key, { name: event.target.value })}
            />
            <Input
              aria-label={`Percentage of tax rate ${index + 1}`}
              inputMode="decimal"
              autoComplete="off"
              suffix="%"
              className="figures"
              value={percent}
              onChange={(event) => edit(key, { percent: event.target.value })}
            />
            <IconButton label={`Remove tax rate ${index + 1}`} icon={<Trash2 />} onClick={() => remove(key)} />
          </li>
        ))}
      </ul>
      {error && <FieldError message={error} />}
      <CollisionChoice<readonly TypedRate[]> name="taxRates" label="Tax rates" show={inWords} />
      <Button ref={addButton} className="justify-self-start" icon={<Plus aria-hidden />} disabled={rates.length >= mostRates} onClick={add}>
        Add Tax Rate
      </Button>
    </section>
  )
}

function inWords(rates: readonly TypedRate[]): string {
  return rates.map(({ name, percent }) => `${name} ${percent} %`).join(', ') || 'none'
}
