/** The largest file that is accepted (specification §5). The database has the same limit. */
export const maxDocumentBytes = 10_485_760

/** The sentence of the specification about the papers of a receipt. */
export const documentRule = 'PDF files only, max 10MB'

/** What is taken wherever a paper or a photo of it can be attached. */
export const documentOrPhotoRule = 'PDF, JPEG or PNG files, max 10MB'
