import axe, { type AxeResults, type Result } from 'axe-core'
import type { Page } from 'playwright-core'
import { type Look, looks, newTexts, readColours, wear } from './browser-colours.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

interface InjectedAxe {
  configure(spec: object): void
  run(context: object, options: object): Promise<AxeResults>
}

/** Takes more than half of the time of all rules, and so is run for texts in new colours. */
const contrast = 'color-contrast'

/** Reads the style of each element, and finds only what is important in a style attribute. */
const inlineSpacing = 'avoid-inline-spacing'

/** All rules but those that find nothing serious. */
const rules = Object.fromEntries(
  rulesOf(axe)
    .filter(({ id, impact }) => id === contrast || (impact !== 'serious' && impact !== 'critical'))
    .map(({ id }) => [id, { enabled: false }]),
)

interface Within {
  /** A CSS selector; the whole page unless given. */
  within?: string
  /** What the page shows behind that: it is left out, and rules about the page as a whole are run. */
  behind?: string
  /** The look that the page wears; light unless given. */
  worn?: Look
  /** Looks in which the colours are to be compared as well. */
  others?: readonly Look[]
}

/**
 * What axe finds serious or critical on the open page as it is shown now, and in other looks of colours too close. Axe compares colours only for
 * texts in colours, over backgrounds, in which it found nothing before: what lies where is the same in each look. A look is put on only for
 * colours that no sum of plain ones proves.
 */
export async function findings(page: Page, within: Within = {}): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    const found = await findingsNow(page, within).catch((error: unknown) => {
      if (attempt < 3 && String(error).includes(replacedTexts)) return null
      throw error
    })
    if (found !== null) return found
  }
}

/** The page shows other elements than those whose colours were read a moment ago. */
const replacedTexts = 'The page has replaced texts.'

async function findingsNow(page: Page, { within = 'html', behind, worn = looks.light, others = [] }: Within): Promise<string[]> {
  await prepare(page)
  const [shown = [], ...shownInOthers] = await readColours(page, [worn, ...others], within)
  const { texts, pass } = newTexts(worn, shown, false)
  const part = behind ? { include: [['html']], exclude: [[behind]] } : { include: [[within]] }
  const found = [...(await run(page, part)), ...(await compareColours(page, 0, texts))]
  if (found.length === 0) pass()
  const foundInOthers: string[] = []
  for (const [place, look] of others.entries()) {
    const further = newTexts(look, shownInOthers[place] ?? [], true)
    if (further.texts.length === 0) continue
    await wear(page, look)
    await prepare(page)
    // The look is taken off even when the page has replaced texts, because the next attempt begins with the one worn.
    const serious = await compareColours(page, place + 1, further.texts).finally(() => wear(page, worn))
    await prepare(page)
    if (serious.length === 0) further.pass()
    foundInOthers.push(...named(look, serious))
  }
  return [...named(worn, found), ...foundInOthers]
}

function named({ name }: Look, found: readonly string[]): string[] {
  return found.map((finding) => `${name}: ${finding}`)
}

/** In some of the texts that readColours() left in the page. */
async function compareColours(page: Page, look: number, texts: number[]): Promise<string[]> {
  return texts.length === 0 ? [] : run(page, { look, texts })
}

type Part = { include: string[][]; exclude?: string[][] } | { look: number; texts: number[] }

async function run(page: Page, part: Part): Promise<string[]> {
  const violations = await page.evaluate(
    async ([where, ofColours, ofRest, spacing, replaced]) => {
      const { axe: injected, textsOfLooks } = window as unknown as { axe: InjectedAxe; textsOfLooks: Element[][] }
      injected.configure({ noHtml: true })
      const isImportant = document.querySelector('[style*="!important" i]') !== null
      const [context, options] =
        'texts' in where
          ? [{ include: where.texts.map(textOf) }, { runOnly: { type: 'rule', values: ofColours } }]
          : [where, { rules: { ...ofRest, [spacing]: { enabled: isImportant } } }]
      function textOf(place: number): Element {
        const text = 'look' in where ? textsOfLooks[where.look]?.[place] : undefined
        if (!text?.isConnected) throw new Error(replaced)
        return text
      }
      const isSerious = ({ impact }: Result) => impact === 'serious' || impact === 'critical'
      const look = async (selectors: boolean) =>
        (await injected.run(context, { resultTypes: ['violations'], ...options, selectors })).violations.filter(isSerious)
      // Naming each element takes a tenth of the time.
      return (await look(false)).length === 0 ? [] : look(true)
    },
    [part, [contrast, 'link-in-text-block'], rules, inlineSpacing, replacedTexts] as const,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`))
}

/**
 * The findings on the desktop, light and dark, and on a phone. Leaves the page unchanged.
 * @param part checks only this part, for example a dialog when the page behind it was already checked.
 */
export async function seriousFindings(page: Page, part: 'page' | 'dialog' = 'page'): Promise<string[]> {
  const within = part === 'dialog' ? '[role="dialog"]' : 'html'
  await page.setViewportSize(desk)
  const onDesk = await findings(page, { within, others: [looks.dark] })
  await page.setViewportSize(phone)
  const onPhone = await findings(page, { within })
  await page.setViewportSize(desk)
  return [...onDesk.map((finding) => `desk, ${finding}`), ...onPhone.map((finding) => `phone, ${finding}`)]
}

/** Axe is injected once a page; a fresh one for each look takes twice the time. Colours during a transition would give false findings. */
async function prepare(page: Page): Promise<void> {
  const isThere = await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    return 'axe' in window
  })
  if (!isThere) await page.evaluate(axe.source)
}

/** Axe's types leave out how serious a rule's findings are. */
function rulesOf(program: object): { id: string; impact: string }[] {
  return (program as { _audit: { rules: { id: string; impact: string }[] } })._audit.rules
}
