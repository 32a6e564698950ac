import { authEndpoints } from '../../contract/people/auth/auth.ts'
import type { Caller } from './test-app.ts'

/** A PNG image. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** Gives an item a picture. */
export async function setItemPicture(caller: Caller, id: number): Promise<void> {
  await caller.request('PUT', `/api/inventory/${id}/picture`, { body: onePixel, headers: { 'content-type': 'image/png' } })
}

/** Gives the person who asks a picture. */
export async function setPicture(caller: Caller): Promise<void> {
  await caller.request('PUT', authEndpoints.setPicture.path, { body: onePixel, headers: { 'content-type': 'image/png' } })
}
