import { useEffect, useState } from 'react'
import { labelFor } from '../../../contract/platform/codes/goods-by-code.ts'
import { type ReadCode, readCode } from '../../../contract/platform/codes/read-code.ts'
import type { CountSheet } from '../../../contract/stock/counts/count-places.ts'
import { countsEndpoints } from '../../../contract/stock/counts/counts.ts'
import { useScannedWork } from '../../platform/floor/use-scanned-work.ts'
import { dropDraft } from '../../platform/form/draft.ts'
import { wholeNumberIn } from '../../platform/form/read-number.ts'
import { formatNumber, plural } from '../../platform/lib/format.ts'
import { toast } from '../../platform/lib/toast.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { useViewer } from '../../platform/lib/use-session.ts'
import { countDraftKey, keepCount, restoredCount } from './count-draft.ts'
import { begun, bodyOf, type CountedGoods, type Here, meantBy, type PlaceToCount } from './counted-goods.ts'
import { type CountingWork, useExtraGoods } from './use-extra-goods.ts'

/** The place that is counted now, from the scan of its bin until it is sent. What is counted is kept as a draft on this device until then. */
export function useCountWork(sheet: CountSheet) {
  const { user } = useViewer()
  const work: CountingWork = useScannedWork('counted')
  const { refuse, again, withoutLot } = work
  const keyOf = (place: PlaceToCount) => countDraftKey(user.id, sheet.countId, place)
  const restored = (place: PlaceToCount) => restoredCount(keyOf(place), place)
  const [here, setHere] = useState<Here | null>(() => sheet.places.map(restored).find((each) => each !== null) ?? null)
  const [next, setNext] = useState(0)
  const [isAdding, setAdding] = useState(false)
  const submit = useChange(countsEndpoints.submit, (sent: { placeId: number; body: Parameters<typeof bodyOf>[0] }) => ({
    params: { id: sheet.countId, placeId: sent.placeId },
    body: bodyOf(sent.body),
  }))
  const hereKey = here && keyOf(here.place)
  useEffect(() => {
    if (here && hereKey) keepCount(hereKey, here)
  }, [here, hereKey])
  const { addExtra, askLot } = useExtraGoods(work, {
    goods: here?.goods ?? [],
    change: (next) => setHere((now) => now && { ...now, goods: next(now.goods) }),
    onAdded: () => setAdding(false),
  })
  const goTo = sheet.places[next % sheet.places.length] as PlaceToCount

  function open(place: PlaceToCount): void {
    again()
    setAdding(false)
    withoutLot()
    setHere(restored(place) ?? begun(place))
  }

  function change(index: number, typed: string): void {
    setHere((now) => now && { ...now, goods: now.goods.map((each, at) => (at === index ? { ...each, typed } : each)) })
  }

  const placeOf = (code: string) => sheet.places.find(({ location }) => location.toLowerCase() === code.toLowerCase())

  async function scan(code: string): Promise<null> {
    const scanned = code.trim()
    const place = placeOf(scanned)
    if (place && place.placeId !== here?.place.placeId) {
      if (here?.goods.some(({ typed }) => typed !== ''))
        refuse(`Finish ${here.place.location} first. What you counted there isn’t sent yet.`)
      else open(place)
      return null
    }
    if (!here) refuse({ expected: goTo.location, scanned }, { title: 'Wrong bin' })
    else if (!place) await countGoods(here, scanned)
    return null
  }

  /** Each scan adds one, or as many as the label says. */
  async function countGoods(now: Here, scanned: string): Promise<void> {
    const code = readCode(scanned)
    // What else is here may be more of the same item, in another lot.
    if (isAdding && code.problem === null && !code.label?.lotNumber && (code.sscc === null || code.label?.gtin)) return addExtra(scanned)
    const [match, another] = meantBy(now.goods, code)
    if (match && another) return refuse(`${match.sku} is here in several lots or units. Enter the quantity of each.`)
    if (match) return countOne(now, match, code)
    const { problem, sscc, label, text } = code
    if (problem !== null) return refuse(problem)
    if (sscc !== null && !label?.gtin) return refuse(`The handling unit ${sscc} isn’t asked for here.`)
    if (isAdding) return addExtra(scanned)
    refuse(`${label?.gtin ?? text} isn’t asked for at ${now.place.location}. Choose ‘Something else is here’ to add it.`)
  }

  /** A unit is only found; its label with a quantity is counted once, unless the person says so. */
  function countOne({ goods }: Here, match: CountedGoods, code: ReadCode): void {
    const label = labelFor(match, code)
    again()
    if (code.sscc !== null && label === null) return
    const counted = wholeNumberIn(match.typed) || 0
    const put = () => {
      again()
      change(goods.indexOf(match), String(counted + (label?.quantity ?? 1)))
    }
    if (label?.isWholeUnit && counted > 0) {
      const answers = [{ label: 'Count Again', answer: put }]
      refuse(`Pallet ${label.sscc} is counted already (${formatNumber(counted)}). Count it again?`, { answers })
    } else put()
  }

  async function send({ place, openedAt, goods }: Here): Promise<void> {
    try {
      await submit.mutateAsync({ placeId: place.placeId, body: { round: place.round, openedAt, goods } })
      dropDraft(keyOf(place))
      const left = sheet.places.length - 1
      toast({ title: 'Location Counted', description: `${place.location}, ${plural(left, 'location')} left` })
      setHere(null)
      again()
    } catch (error) {
      work.fail(error, place.location)
    }
  }

  return {
    goTo,
    here,
    refused: work.refused,
    isAdding,
    lotWanted: work.lotWanted,
    askLot,
    withoutLot,
    add: () => setAdding(true),
    again,
    arrive: () => open(goTo),
    skip: () => setNext(next + 1),
    leave: () => setHere(null),
    discard: () => here && setHere(begun(here.place)),
    change,
    scan,
    done: () => here && void send(here),
    empty: () => here && void send({ ...here, goods: [] }),
    pending: submit.isPending,
  }
}
export type CountWorkState = ReturnType<typeof useCountWork>
