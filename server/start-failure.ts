/** Something a person has to put right before the server can start. The message is one sentence that says what to do. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

/** Says why a command ended: a StartFailure in its one sentence, anything else with all that is known. */
export function printFailure(error: unknown): void {
  const failures = failuresIn(error)
  // What closing failed with after that follows from it.
  if (failures[0] instanceof StartFailure) console.error(failures[0].message)
  else for (const failure of failures) console.error(failure)
}

/** What went wrong, in the order in which it did: when closing fails as well, the first error arrives wrapped in the second. */
export function failuresIn(error: unknown): unknown[] {
  return error instanceof SuppressedError ? [...failuresIn(error.suppressed), ...failuresIn(error.error)] : [error]
}
