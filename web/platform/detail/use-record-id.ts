import { useParams } from '@tanstack/react-router'

/** The id in the address of a record's page; NaN when it is no number, which the server answers as not valid. */
export function useRecordId(): number {
  return Number(useParams({ strict: false, select: ({ id }) => id }))
}
