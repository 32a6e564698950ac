import { useMay, useViewer } from '../lib/use-session.ts'
import { RecordLink } from './record-link.tsx'

/** The SSCC of a handling unit, which leads people who may open it to its page. */
export function UnitLink({ id, sscc }: { id: number; sscc: string }) {
  const mayRead = useMay('handling-units.read')
  const { seesCustomerScreens } = useViewer()
  if (!mayRead || seesCustomerScreens) return sscc
  return (
    <RecordLink to="/handling-units/$id" id={id} mono>
      {sscc}
    </RecordLink>
  )
}
