import { draftKey, keepDraft, readDraft } from '../../platform/form/draft.ts'
import { begun, type CountedGoods, type Here, isSame, type PlaceToCount } from './counted-goods.ts'

interface KeptCount {
  /** When the person began to count there, so that stock that moved since is noticed. */
  openedAt: string
  goods: readonly CountedGoods[]
}

/** What is counted at a place is kept per person and round: a recount begins with nothing typed. */
export function countDraftKey(userId: string | number, countId: number, { placeId, round }: PlaceToCount): string {
  return draftKey(userId, `count-${countId}-${placeId}-${round}`, null)
}

/** Keeps what is counted at a place until it is sent; as long as nothing is typed nothing is kept. */
export function keepCount(key: string, { place, openedAt, goods }: Here): void {
  const blank = blankOf(place)
  keepDraft<KeptCount>(key, blank, goods.some(({ typed }) => typed !== '') ? { openedAt, goods } : blank)
}

/** The place as it was counted before the screen was left; null if nothing is kept of it. */
export function restoredCount(key: string, place: PlaceToCount): Here | null {
  const { openedAt, goods } = readDraft<KeptCount>(key, blankOf(place))?.typed ?? {}
  return openedAt && goods ? { place, openedAt, goods: withKept(begun(place).goods, goods), isRestored: true } : null
}

function blankOf(place: PlaceToCount): KeptCount {
  return { openedAt: '', goods: begun(place).goods }
}

/** The goods that are asked for now, with what was typed of them, and what else was counted. */
function withKept(asked: readonly CountedGoods[], kept: readonly CountedGoods[]): CountedGoods[] {
  const typedOf = (goods: CountedGoods) => kept.find((each) => isSame(each, goods))?.typed ?? ''
  const others = kept.filter((each) => each.typed !== '' && !asked.some((goods) => isSame(goods, each)))
  return [...asked.map((goods) => ({ ...goods, typed: typedOf(goods) })), ...others]
}
