import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Customer } from '../../../contract/people/customers/customers.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { useSend } from '../../platform/lib/use-send.ts'
import { startViewAs } from '../../platform/lib/view-as.ts'

/** Shows the screens of a customer to staff. `opening` is the customer whose screens are being opened. */
export function useViewAs(to: '/dashboard' | '/customer-portal' = '/dashboard') {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const start = useSend({
    mutationFn: (customer: Customer) => startViewAs({ customerId: customer.id, customerName: customer.name }),
    onSuccess: async (_, customer) => {
      // Read with the rights of staff; the screens now show what the customer reads.
      queryClient.removeQueries({ type: 'inactive' })
      await navigate({ to })
      toast({ title: 'Viewing as Customer', description: `You see what ${customer.name} sees.` })
    },
    onError: (error) => toastError(error),
  })
  return { viewAs: start.mutate, opening: start.isPending ? start.variables.id : undefined }
}
