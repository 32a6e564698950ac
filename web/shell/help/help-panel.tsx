import { Link, useLocation } from '@tanstack/react-router'
import { useId } from 'react'
import { systemEndpoints } from '../../../contract/platform/system/system.ts'
import { useChangeOnboarding } from '../../people/onboarding/use-onboarding.ts'
import { may, useMay, useSetup, useViewer } from '../../platform/lib/use-session.ts'
import { ShortcutList } from '../../platform/scan/shortcut-list.tsx'
import type { HelpProps } from '../../platform/screen/screen-definitions.ts'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { helpAt } from './help-of-screens.ts'
import type { Job } from './screen-help.ts'
import { type HelpWord, helpWords } from './words.ts'

/** What the open screen is for, its usual jobs, its words and its keys. */
export function HelpPanel({ title, shortcuts, onClose }: HelpProps) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const { user, seesCustomerScreens } = useViewer()
  const help = helpAt(pathname, seesCustomerScreens)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      place="right"
      size="sm"
      focus="title"
      title={`Help: ${title}`}
      {...(help && { description: help.purpose })}
    >
      {help?.jobs
        .filter(({ allow }) => !allow || may(user, allow))
        .map((job) => (
          <JobSteps key={job.title} job={job} />
        ))}
      {help && <Words words={help.words} />}
      <Part title="Keyboard shortcuts">
        <p className="text-small text-muted">
          Single keys work when no field is focused. You can turn them off in the accessibility settings.
        </p>
        <ShortcutList shortcuts={shortcuts} />
      </Part>
      <MoreHelp onClose={onClose} />
    </Dialog>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-heading">
        {title}
      </h3>
      {children}
    </section>
  )
}

function JobSteps({ job: { title, steps } }: { job: Job }) {
  return (
    <Part title={title}>
      <ol className="grid list-decimal gap-1 pl-5 text-ink-2 marker:text-muted">
        {steps.map((step) => (
          <li key={step} className="wrap-anywhere">
            {step}
          </li>
        ))}
      </ol>
    </Part>
  )
}

function Words({ words }: { words: readonly HelpWord[] }) {
  return (
    <Part title="Words used here">
      <dl className="grid gap-2">
        {words.map((word) => (
          <div key={word}>
            <dt className="font-medium first-letter:uppercase">{word}</dt>
            <dd className="text-ink-2 wrap-anywhere">{helpWords[word]}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

const link =
  'inline-flex min-h-8 items-center rounded-control text-left font-medium text-primary-text hover:underline pointer-coarse:min-h-(--touch)'

function MoreHelp({ onClose }: { onClose: () => void }) {
  const { seesCustomerScreens } = useViewer()
  const mayRunIt = useMay('settings.change')
  const mayGuide = useMay('onboarding.change') && !seesCustomerScreens
  const { data: setup } = useSetup()
  const guide = useChangeOnboarding()
  return (
    <Part title="More help">
      <ul className="grid justify-items-start">
        {mayGuide && (
          <li>
            <Link to="/dashboard" className={link} onClick={() => guide.mutate({ view: 'shown' }, { onSuccess: onClose })}>
              Warehouse set-up guide
            </Link>
          </li>
        )}
        {mayRunIt && (
          <li>
            <a href={systemEndpoints.docs.path} target="_blank" rel="noreferrer" className={link}>
              API reference with examples
            </a>
          </li>
        )}
        {setup?.supportEmail && (
          <li>
            <a href={`mailto:${setup.supportEmail}`} className={link}>
              Email support
            </a>
          </li>
        )}
      </ul>
    </Part>
  )
}
