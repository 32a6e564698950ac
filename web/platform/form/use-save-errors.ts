import { useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { ApiError, detailFor, isDuplicate } from '../lib/api.ts'
import { dismissFailure, toast } from '../lib/toast.ts'
import type { SavedRecord, SaveFailure } from './form-start.ts'
import type { TypedValues } from './use-typed-values.ts'

/** Why a form could not be saved: at its fields, above them or in a toast. */
export function useSaveErrors<Values extends FieldValues, Item extends SavedRecord, Body>(
  { form, compared }: TypedValues<Values, Item, Body>,
  { failure: title, fallback }: { failure?: string; fallback?: string },
) {
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const [attempts, setAttempts] = useState(0)
  const countAttempt = () => setAttempts((count) => count + 1)

  /** Shows the errors of the answer at their fields, and answers the paths of all of them. */
  function showAtFields(error: unknown): string[] {
    const errors = (error instanceof ApiError && error.problem?.errors) || []
    for (const { path, message } of errors) {
      if ((path.split('.')[0] ?? '') in compared().values) form.setError(path as Path<Values>, { message })
    }
    return errors.map(({ path }) => path)
  }

  return {
    /** The last failed save. */
    failure,
    /** Counts the failed attempts to save; at each the first invalid field gets the focus. */
    attempts,
    countAttempt,
    forgetAttempts: () => setAttempts(0),
    forgetFailure: () => {
      setFailure(null)
      dismissFailure()
    },
    explain: (error: unknown, onAgain: () => void) => {
      const sentence = detailFor(error, fallback)
      if (isDuplicate(error)) return setFailure({ sentence, fields: [], toast: null, onAgain })
      const fields = showAtFields(error)
      countAttempt()
      const shownAs = title === undefined ? null : toast({ title, description: sentence, tone: 'destructive' })
      setFailure({ sentence, fields, toast: shownAs })
    },
  }
}
