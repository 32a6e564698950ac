import { useMay, useViewer } from '../lib/use-session.ts'

/** Staff record proofs, but not while they look at the screens of a customer. */
export function useMayRecordProofs(): boolean {
  const { seesCustomerScreens } = useViewer()
  return useMay('shipments.update') && !seesCustomerScreens
}
