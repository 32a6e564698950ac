import { Link } from '@tanstack/react-router'
import { ArrowRight, ChartColumn, Clock, Lock, type LucideIcon, Users } from 'lucide-react'
import { useSetup } from '../platform/lib/use-session.ts'
import { Button } from '../platform/ui/button.tsx'
import { Mark } from '../platform/ui/mark.tsx'
import { Tally } from '../platform/ui/tally.tsx'
import { ProductPicture } from './product-picture.tsx'

const promises: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: Lock, title: 'Secure access', text: 'Each customer sees only its own data.' },
  { icon: Users, title: 'Role-based permissions', text: 'Administrators, managers, customers.' },
  { icon: ChartColumn, title: 'Real-time analytics', text: 'Figures update as soon as stock moves.' },
  { icon: Clock, title: 'Fast implementation', text: 'Import your items and start counting.' },
]

const features = [
  { title: '3PL Management', text: 'Receive, put away, pick, pack and ship for many owners under one roof.' },
  { title: 'TPD2 Track & Trace', text: 'Track tobacco and excise goods stage by stage, with all documents.' },
  { title: 'Analytics & Reports', text: 'Fulfilment, processing time and accuracy for any period.' },
  { title: 'Customer Portal', text: 'Your customers place and track movements without a phone call.' },
] as const

/** '/' for visitors who aren't signed in. */
export function LandingPage() {
  const supportEmail = useSetup().data?.supportEmail ?? ''
  return (
    <div className="ends-above-floating mx-auto max-w-[75rem] px-4 sm:px-6">
      <title>Tallyhouse: warehouse and third-party-logistics portal</title>
      <header className="flex min-h-18 flex-wrap items-center gap-2.5 border-b border-line text-heading font-semibold tracking-tight">
        <Mark />
        <span className="flex-1">Tallyhouse</span>
        <Button asChild>
          <Link to="/login">Login</Link>
        </Button>
      </header>
      <main>
        <section className="pt-10 pb-8 min-[57rem]:pt-16">
          <h1 className="text-[clamp(2rem,4.4vw,3.125rem)] leading-[1.08] tracking-[-0.032em] text-balance">
            Every pallet counted. Every customer sees its own.
          </h1>
          <div className="mt-5 mb-10 flex flex-wrap items-end justify-between gap-x-16 gap-y-7">
            <p className="max-w-136 text-title text-ink-2">
              Warehouse management and third-party logistics in one portal: receipts, stock, pick and pack, and shipment tracking, from the
              loading dock to the consignee.
            </p>
            <Button asChild variant="primary" className="h-auto! min-h-(--touch) px-4.5! text-body max-sm:w-full">
              <Link to="/login">
                Access Portal <ArrowRight aria-hidden="true" />
              </Link>
            </Button>
          </div>
          <ProductPicture />
        </section>
        <ul className="grid border-y border-line-strong sm:grid-cols-2 min-[57rem]:grid-cols-4">
          {promises.map(({ icon: Icon, title, text }) => (
            <li
              key={title}
              className="flex gap-3 py-4 min-[57rem]:border-l min-[57rem]:border-line min-[57rem]:px-5 min-[57rem]:first:border-l-0 min-[57rem]:first:pl-0"
            >
              <Icon aria-hidden="true" className="mt-0.5 text-primary-text" />
              <div>
                <h2 className="text-table">{title}</h2>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <ul className="my-14 grid gap-px overflow-clip rounded-panel border border-line bg-line sm:grid-cols-2 min-[57rem]:grid-cols-4">
          {features.map(({ title, text }, index) => (
            <li key={title} className="bg-raised px-5.5 pt-6 pb-7">
              <span className="text-primary-text [&>svg]:h-6 [&>svg]:w-7">
                <Tally count={(index + 1) as 1 | 2 | 3 | 4} />
              </span>
              <h2 className="mt-4 mb-1.5 text-body">{title}</h2>
              <p className="text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </main>
      <footer className="flex flex-wrap justify-between gap-4 border-t border-line pt-3 text-muted">
        <span className="inline-flex min-h-(--touch) items-center">Tallyhouse warehouse portal</span>
        <a href={`mailto:${supportEmail}`} className="inline-flex min-h-(--touch) items-center text-primary-text hover:underline">
          Contact Support
        </a>
      </footer>
    </div>
  )
}
