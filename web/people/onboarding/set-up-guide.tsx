import { Link, type LinkProps } from '@tanstack/react-router'
import { Circle, CircleCheck, CircleMinus } from 'lucide-react'
import type { ReactNode } from 'react'
import { type OnboardingState, type OnboardingStep, skippableSteps } from '../../../contract/people/onboarding/onboarding.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Strokes } from '../../platform/ui/tally.tsx'
import { type GuideStep, guideSteps, nextSteps, skipWords } from './guide-steps.ts'
import { useChangeOnboarding } from './use-onboarding.ts'

type Step = OnboardingState['steps'][number]
type Skippable = (typeof skippableSteps)[number]

/** Leads from an empty warehouse to the first goods on a shelf. */
export function SetUpGuide({ state }: { state: OnboardingState }) {
  const settled = state.steps.filter((step) => step.state !== 'open').length
  const next = state.steps.find((step) => step.state === 'open')
  return (
    <div className="@container">
      <Panel title={next ? 'Set up your warehouse' : 'All set'} actions={<HideButton isDone={!next} />}>
        {next ? (
          <>
            <div className="grid gap-2 px-4 pt-3 pb-3.5">
              <p className="text-ink-2">
                From an empty warehouse to the first goods on a shelf: <span className="figures">{progress(settled, state)}</span>.
              </p>
              <Strokes total={state.steps.length} current={settled} label="Set-up" />
            </div>
            <ol>
              {state.steps.map((step) => (
                <StepRow key={step.step} step={step} isNext={step === next} state={state} />
              ))}
            </ol>
          </>
        ) : (
          <>
            <p className="px-4 pt-3 pb-3.5 text-ink-2">The first goods are stored and can be ordered. Next steps:</p>
            <ul>
              {nextSteps.map((step) => (
                <Row key={step.title} step={step}>
                  <StepButton step={step} link={step.link} look="default" />
                </Row>
              ))}
            </ul>
          </>
        )}
      </Panel>
    </div>
  )
}

function progress(settled: number, { steps }: OnboardingState): string {
  return `${settled} of ${steps.length}`
}

const looks = {
  open: { Icon: Circle, colour: 'text-muted', word: 'To do' },
  done: { Icon: CircleCheck, colour: 'text-positive-text', word: 'Done' },
  skipped: { Icon: CircleMinus, colour: 'text-muted', word: 'Skipped' },
} as const

function StepRow({ step: { step, state: how }, isNext, state }: { step: Step; isNext: boolean; state: OnboardingState }) {
  const { Icon, colour, word } = looks[how]
  const words = guideSteps[step]
  const link = linkOf(step, state)
  return (
    <Row
      step={words}
      quiet={how === 'done'}
      current={isNext}
      sign={
        <>
          <Icon aria-hidden className={classNames('mt-0.5', colour)} />
          <span className="sr-only">{word}: </span>
        </>
      }
    >
      {how !== 'done' && (
        <>
          {how === 'open' && isSkippable(step) && <SkipButton step={step} state={state} allow={words.allow} />}
          {how === 'skipped' && <span className="text-small text-muted">Skipped</span>}
          {link ? (
            <StepButton step={words} link={link} look={isNext ? 'primary' : 'default'} />
          ) : (
            <span className="text-small text-muted">Complete the previous step first</span>
          )}
        </>
      )}
    </Row>
  )
}

/** The first item is the first customer's; storing needs a receipt. */
function linkOf(step: OnboardingStep, state: OnboardingState): Pick<LinkProps, 'to' | 'search' | 'params'> | null {
  const { openReceiptId, firstCustomerId } = state
  if (step === 'item' && firstCustomerId !== null) return { to: '/inventory', search: { new: String(firstCustomerId) } }
  if (step !== 'stored') return guideSteps[step].link
  return openReceiptId === null ? null : { to: '/receipts/$id', params: { id: String(openReceiptId) } }
}

function isSkippable(step: OnboardingStep): step is Skippable {
  return skippableSteps.some((one) => one === step)
}

interface RowProps {
  step: GuideStep
  /** Left of the title. */
  sign?: ReactNode
  /** Done: its reason is left out. */
  quiet?: boolean
  current?: boolean
  children: ReactNode
}

function Row({ step: { title, why }, sign, quiet = false, current = false, children }: RowProps) {
  return (
    <li
      aria-current={current ? 'step' : undefined}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-2.5 aria-[current]:bg-primary-soft"
    >
      <div className="flex min-w-0 flex-[1_1_20rem] gap-2.5">
        {sign}
        <div className="min-w-0">
          <p className={classNames('wrap-anywhere', quiet ? 'text-ink-2' : 'font-medium')}>{title}</p>
          {!quiet && <p className={classNames('text-small text-ink-2 wrap-anywhere', !current && 'max-sm:sr-only')}>{why}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </li>
  )
}

interface StepButtonProps {
  step: GuideStep
  link: Pick<LinkProps, 'to' | 'search' | 'params'>
  look: 'primary' | 'default'
}

function StepButton({ step: { allow, button }, link, look }: StepButtonProps) {
  if (!useMay(allow)) return <span className="text-small text-muted">Only administrators can do this</span>
  return (
    <Button asChild variant={look} size="sm">
      <Link {...link}>{button}</Link>
    </Button>
  )
}

function SkipButton({ step, state, allow }: { step: Skippable; state: OnboardingState; allow: GuideStep['allow'] }) {
  const change = useChangeOnboarding()
  if (!useMay(allow)) return null
  const skipped = state.steps.flatMap((one) => (one.state === 'skipped' && isSkippable(one.step) ? [one.step] : []))
  return (
    <Button variant="ghost" size="sm" pending={change.isPending} onClick={() => change.mutate({ skipped: [...skipped, step] })}>
      {skipWords[step]}
    </Button>
  )
}

function HideButton({ isDone }: { isDone: boolean }) {
  const change = useChangeOnboarding()
  const hide = () =>
    change.mutate(
      { view: 'hidden' },
      { onSuccess: () => toast({ title: 'Set-up guide closed', description: 'To show it again, open Help at the top of any screen.' }) },
    )
  return (
    <Button variant="ghost" size="sm" pending={change.isPending} onClick={hide}>
      {isDone ? 'Close guide' : 'Hide guide'}
    </Button>
  )
}
