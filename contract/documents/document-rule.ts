/** The largest file that is accepted (specification §5). The database has the same limit. */
export const maxDocumentBytes = 10_485_760

/** The sentence of the specification about files that are no PDF or too large. */
export const documentRule = 'PDF files only, max 10MB'

/** Wherever a paper can be attached, a photo can be too. */
export const photoRule = 'Photos as JPEG or PNG.'
