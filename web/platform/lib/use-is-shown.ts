import { useCallback } from 'react'
import { useSeveralSites } from './follow-locale.ts'
import { useViewer } from './use-session.ts'

/** The conditions on which a column or a filter is shown: several sites, screens of staff. */
interface Part {
  ofSites?: true
  forStaff?: true
}

/** Answers whether a column or a filter is shown at this warehouse and to this viewer. */
export function useIsShown(): (part: Part) => boolean {
  const several = useSeveralSites()
  const { seesCustomerScreens } = useViewer()
  return useCallback(({ ofSites, forStaff }) => (several || !ofSites) && !(forStaff && seesCustomerScreens), [several, seesCustomerScreens])
}
