import type { Person, SystemViewer } from '../../viewer.ts'

/** The person who uploads: the product itself sends no files. */
export function requirePerson(viewer: Person | SystemViewer): Person {
  if (viewer.role === 'system') throw new Error('Only people upload files.')
  return viewer
}
