/** A form on the screen, for the guard that protects unsaved changes. */
export interface OpenForm {
  /** Names the form to the person: the title of its dialog. */
  title: () => string
  isChanged: () => boolean
  /** Whether the screen at the next address still shows the form. */
  isShownAt: (next: ShownAddress) => boolean
  dropDraft: () => void
}

export interface ShownAddress {
  pathname: string
  search: object
}

/** What a person decides about a form with unsaved changes that is about to close. */
export type Leaving = 'stay' | 'keep' | 'discard'

interface Question {
  form: OpenForm
  answer: (leaving: Leaving) => void
  answered: Promise<Leaving>
}

const forms = new Set<OpenForm>()
let question: Question | null = null
const listeners = new Set<() => void>()

export function subscribeToForms(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns a function that removes the form, for when it closes. */
export function registerForm(form: OpenForm): () => void {
  forms.add(form)
  tell()
  return () => {
    forms.delete(form)
    if (question?.form === form) question.answer('keep')
    tell()
  }
}

export function someFormIsOpen(): boolean {
  return forms.size > 0
}

export function changedForms(): OpenForm[] {
  return [...forms].filter((form) => form.isChanged())
}

export function openQuestion(): Question | null {
  return question
}

/** Asks whether to close the form. Its draft is dropped if the person discards the changes. */
export function askToLeave(form: OpenForm): Promise<Leaving> {
  if (question?.form === form) return question.answered
  const { promise, resolve } = Promise.withResolvers<Leaving>()
  question = {
    form,
    answered: promise,
    answer: (leaving) => {
      question = null
      tell()
      if (leaving === 'discard') form.dropDraft()
      resolve(leaving)
    },
  }
  tell()
  return promise
}

function tell(): void {
  for (const listener of listeners) listener()
}
