import { valuesOf } from '../values-of.ts'

/** What an act did. Those of quarantine, corrected receipts, deleted items and undone imports are `other`. */
export const actKindLabels = {
  receive: 'Receipt',
  put_away: 'Put-away',
  replenish: 'Replenishment',
  move: 'Move',
  adjust: 'Adjustment',
  count: 'Count',
  pick: 'Pick',
  short_pick: 'Short pick',
  put_right: 'Wrong pick put right',
  put_back: 'Put-back',
  pack: 'Packing',
  unpack: 'Unpacking',
  ship: 'Shipping',
  return: 'Return',
  work: 'Value-added work',
  opening: 'Opening stock',
  other: 'Other change',
} as const
export const actKinds = valuesOf(actKindLabels)
export type ActKind = (typeof actKinds)[number]

/** Acts that can be undone; single lines of some. */
export const undoableKinds = [
  'receive',
  'put_away',
  'move',
  'adjust',
  'count',
  'pick',
  'pack',
  'ship',
] as const satisfies readonly ActKind[]
export type UndoableKind = (typeof undoableKinds)[number]
export const lineByLineKinds = ['receive', 'adjust', 'count'] as const satisfies readonly UndoableKind[]

export function isUndoable(kind: ActKind): kind is UndoableKind {
  return undoableKinds.some((each) => each === kind)
}

/** The record that an act belongs to. */
export const actSubjectTypes = ['order', 'receipt', 'inventory', 'handling_unit', 'count', 'return', 'work'] as const
export type ActSubjectType = (typeof actSubjectTypes)[number]
