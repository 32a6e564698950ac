import { activitiesEndpoints } from '../../contract/activities/activities.ts'
import { useRead } from '../lib/use-read.ts'

export function useActivity(id: number) {
  return useRead(activitiesEndpoints.get, { params: { id } })
}
