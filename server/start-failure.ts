/** Something a person has to put right before the server can start. The message is one sentence that says what to do. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}
