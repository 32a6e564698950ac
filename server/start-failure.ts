/** An error that a person has to fix before the server can start. The message is one sentence that says what to do. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

/** Prints why a command ended: the sentence of a StartFailure, any other error in full. */
export function printFailure(error: unknown): void {
  const failures = failuresIn(error)
  // Later errors while closing are consequences of the first.
  if (failures[0] instanceof StartFailure) console.error(failures[0].message)
  else for (const failure of failures) console.error(failure)
}

/** The errors in the order in which they occurred: when closing fails too, the first error is wrapped in the second. */
export function failuresIn(error: unknown): unknown[] {
  return error instanceof SuppressedError ? [...failuresIn(error.suppressed), ...failuresIn(error.error)] : [error]
}
