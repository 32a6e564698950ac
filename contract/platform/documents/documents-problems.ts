import { rule } from '../problems/define.ts'
import { documentOrPhotoRule } from './document-rule.ts'

interface Named {
  name: string
}

/** Uploaded files, and the addresses they are sent to. */
export const documentsProblems = {
  'image.damaged': rule(400, 'This image is damaged. Save it again as a PNG or JPEG image, or choose another one.'),
  'image.too-many-pixels': rule(
    400,
    ({ megapixels }: { megapixels: number }) =>
      `This image has more than ${megapixels} million pixels. Make it smaller, then send it again.`,
  ),

  'document.not-found': rule(404, 'This document does not exist, or you have no access to it.'),
  'document.file-missing': rule(404, ({ name }: Named) => `The file of ${name} is not in the file store. Please ask an administrator.`),
  'document.not-a-pdf': rule(400, `${documentOrPhotoRule}. This file is of another type.`),
  'document.empty': rule(400, `${documentOrPhotoRule}. This file is empty.`),
  'document.unknown': rule(400, ({ name }: Named) => `There is no uploaded file behind the address of ${name}. Upload it again.`),
  'document.attached': rule(409, ({ name }: Named) => `${name} already belongs to another record. Upload it again for this one.`),
  'document.twice': rule(400, 'The same uploaded file is listed twice. Remove one.'),

  'upload.not-found': rule(404, 'This upload link is not valid, or belongs to someone else. Choose the file again.'),
  'upload.expired': rule(409, 'Request has expired. Choose the file again to get a new upload address.'),
  'upload.done': rule(409, 'A file has already been sent to this upload link. Choose the file again to get a new one.'),
  'upload.under-way': rule(409, 'Another file is being sent to this upload link. Choose the file again to get a new one.'),
  'upload.too-many': rule(
    409,
    ({ most }: { most: number }) =>
      `You have asked for ${most} upload addresses whose files belong to no record yet. Save the records, or continue tomorrow.`,
  ),
  'upload.quota-used': rule(
    409,
    ({ megabytes }: { megabytes: number }) =>
      `You have uploaded ${megabytes} MB of files that belong to no record yet, which is the maximum. Save the records, or continue tomorrow.`,
  ),
  'upload.customer-quota-used': rule(
    409,
    ({ megabytes }: { megabytes: number }) =>
      `The files of your company take ${megabytes} MB, which is the maximum. Remove files that you no longer need, or ask the warehouse for more room.`,
  ),
  'file-store.full': rule(507, 'The disk of the file store is full, so the file was not stored. Please ask an administrator.'),
  'file-store.unreachable': rule(503, 'The file store can’t be reached. Please try again in a moment.'),
}
