import { rule } from './define.ts'

/** Problems that any call can answer. */
export const generalProblems = {
  'request.invalid': rule(400, ({ sentence }: { sentence: string }) => sentence),
  'request.unreadable': rule(400, 'The request could not be read. Please check that its body is valid JSON.'),
  'request.unreadable-value': rule(400, 'A value could not be read. Please check what was sent.'),
  /** No call takes a number as large as a column holds, so it is a sum: of what is on hand in a row, or of what was counted. */
  'quantity.sum-too-large': rule(
    409,
    'The total would be more than 2,147,483,647 units in one place. Check the quantity, or use another location or lot.',
  ),
  'request.missing-value': rule(400, 'A required value is missing.'),
  'request.turned-down': rule(400, 'The request could not be processed.'),
  'request.too-large': rule(413, 'The request is too large: at most 1 MB is accepted.'),
  'request.address-too-long': rule(414, 'The address is too long.'),
  'request.other-media-type': rule(
    415,
    ({ mediaTypes }: { mediaTypes: readonly string[] }) => `Send a file of one of these types: ${mediaTypes.join(', ')}.`,
  ),
  'request.file-too-large': rule(
    413,
    ({ maxBytes }: { maxBytes: number }) => `The file is too large: at most ${maxBytes / 1000} kB are accepted.`,
  ),
  'request.upload-too-large': rule(413, ({ accepted }: { accepted: string }) => `The file is too large. ${accepted}.`),
  'request.aborted': rule(400, 'The connection ended before everything was sent. Please send it again.'),
  'request.stalled': rule(408, 'Nothing was sent for too long, so the connection was closed. Please send it again.'),
  'request.not-json': rule(415, 'Only JSON is accepted here: send it with Content-Type application/json.'),
  'request.unknown-host': rule(
    421,
    ({ name, where }: { name: string; where: string }) => `This server is not known as '${name}'. ${where}`,
  ),
  'request.foreign-origin': rule(403, 'This call came from another site, so nothing was changed.'),
  'request.too-many': rule(429, ({ sentence }: { sentence: string }) => sentence),

  'request.too-many-of-customer': rule(
    429,
    ({ most }: { most: number }) =>
      `${most} requests from your company are already waiting. Please wait until some of them have been answered.`,
  ),

  'address.unknown': rule(404, 'There is nothing at this address.'),
  'address.other-method': rule(405, ({ methods }: { methods: string[] }) => `This address answers to ${methods.join(', ')} only.`),

  'sign-in.required': rule(401, 'Please sign in.'),
  'permission.role': rule(403, 'Your role does not allow this.'),
  'permission.switched-off': rule(403, 'The warehouse has turned this off for customers. Ask your account manager.'),
  'permission.two-factor': rule(
    403,
    'Two-factor sign-in is required for all staff. Set up an authenticator app under Security to continue.',
  ),
  'permission.view-only': rule(403, 'Your portal access is view-only. Ask your account manager to do this for you.'),

  'row.not-found': rule(404, 'This record does not exist, or you have no access to it.'),
  'row.duplicate': rule(409, 'The same name, code or number already exists. Please choose another.'),
  'row.in-use': rule(409, 'A record that this refers to does not exist, or is still in use.'),
  'row.rule-broken': rule(409, 'This change would break a data rule, so nothing was changed.'),
  'row.locked': rule(409, 'Someone else is changing the same records, so nothing was changed. Please try again in a few seconds.'),
  'row.being-imported': rule(
    409,
    'What this changes is being imported right now, so nothing was changed. Please try again when the import has ended, in a minute or so.',
  ),
  'row.changed': rule(412, 'Someone else has changed this since you opened it. Reload it and make your change again.'),

  'if-match.not-compared': rule(400, 'This call does not support If-Match. Send it without this header.'),
  'if-match.unreadable': rule(
    400,
    ({ example }: { example: string }) => `If-Match must carry the ETag of what you read, as in ${example}.`,
  ),

  'change-id.unreadable': rule(400, 'X-Change-Id must be 32 hexadecimal digits in lower case.'),

  'search.too-long': rule(
    503,
    ({ seconds }: { seconds: number }) => `This search was ended after ${seconds} seconds. Use fewer and longer words, or add filters.`,
  ),

  'list.cursor-unusable': rule(400, 'The cursor does not belong to this list and sort. Start again from the first page.'),

  'idempotency.unreadable-key': rule(400, 'Idempotency-Key must be 1 to 255 visible characters without spaces; a random UUID is best.'),
  'idempotency.other-call': rule(422, 'This Idempotency-Key was used for another call. Use a new key for a new call.'),
  'idempotency.answer-lost': rule(
    409,
    'This call was carried out, but its answer was lost. Check what it changed before you repeat it with a new key.',
  ),
  'idempotency.under-way': rule(409, 'The same call is already in progress. Wait for it, or repeat it in a moment.'),

  'server.failed': rule(500, 'Something went wrong on our side. It has been logged; please try again.'),
  'server.busy': rule(503, 'The server is busy. Please try again in a moment.'),
  'work.takes-too-long': rule(
    422,
    ({ seconds }: { seconds: number }) =>
      `This was stopped after ${seconds} seconds of work. Request less at once, or split the file into smaller ones.`,
  ),
  'work.takes-too-much-memory': rule(
    422,
    'This needs more memory than a document or file may use, so it was stopped. Request less at once, or split the file into smaller ones.',
  ),
  'work.broke-off': rule(
    422,
    'This file can’t be worked on: the program that reads it ended. Save the file again in another program, or choose another one.',
  ),
  'server.unavailable': rule(503, 'The server can’t do this right now. Please try again in a moment.'),
  'database.unreachable': rule(503, 'The database can’t be reached.'),
  'database.full': rule(503, 'The disk of the database is full, so nothing can be saved. Free space on it, then try again.'),
  'database.disk-full': rule(507, 'The disk of the database is full, so nothing can be saved. Free space on it, then try again.'),
}
