import { useWarehouse } from '../platform/lib/follow-locale.ts'
import { useViewer } from '../platform/lib/use-session.ts'

/** One line above each page until a mail server is configured, for those who may send emails: to others the answer says nothing about it. */
export function UnsentMailBanner() {
  const { seesCustomerScreens } = useViewer()
  const warehouse = useWarehouse({ enabled: true })
  if (seesCustomerScreens || warehouse.data?.sendsMail !== false) return null
  return (
    <section
      aria-label="Email"
      className="border-b border-line bg-sunken px-[min(1rem,4vw)] py-1 text-small text-ink-2 sm:px-6 print:hidden"
    >
      Emails aren’t sent: no mail server is configured.
    </section>
  )
}
