import { endpoint } from '../../endpoint.ts'
import { idParams } from '../../fields.ts'
import { file, json } from '../../formats.ts'
import { inventoryItem } from './inventory.ts'

export const itemPictureTypes = ['image/png', 'image/jpeg'] as const
/** 5 MB, as it is sent. */
export const itemPictureBytes = 5_242_880

export const itemPictureEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/inventory/:id/picture',
    summary: 'The picture of an item',
    allow: 'inventory.read',
    params: idParams,
    row: 'itemPicture',
    answer: file(itemPictureTypes),
    shows: ['inventory'],
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/inventory/:id/picture',
    summary: 'Set the picture of an item: a PNG or JPEG image of at most 5 MB. It is reduced to 1,000 pixels, without metadata',
    allow: 'inventory.update',
    params: idParams,
    row: 'inventoryItem',
    body: file(itemPictureTypes, { maxBytes: itemPictureBytes }),
    answer: json(inventoryItem),
    changes: ['inventory'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/inventory/:id/picture',
    summary: 'Remove the picture of an item',
    allow: 'inventory.update',
    params: idParams,
    row: 'itemPicture',
    answer: json(inventoryItem),
    changes: ['inventory'],
  }),
}
