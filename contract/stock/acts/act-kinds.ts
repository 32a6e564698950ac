import { valuesOf } from '../../values-of.ts'

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
/** For so long people of the floor undo what they did themselves, without a manager. */
export const ownUndoMinutes = 15
/** What they undo of it: managers decide about counts, and administrators about exports. */
export const ownUndoKinds = ['receive', 'put_away', 'move', 'adjust', 'pick', 'pack'] as const satisfies readonly UndoableKind[]
/** Acts that belong to a movement, a receipt or a task, whose record changes with their undo; the others change stock only. */
export const kindsWithRecords = ['receive', 'put_away', 'pick', 'pack', 'ship'] as const satisfies readonly UndoableKind[]
export const lineByLineKinds = ['receive', 'adjust', 'count'] as const satisfies readonly UndoableKind[]

export function isUndoable(kind: ActKind): kind is UndoableKind {
  return undoableKinds.some((each) => each === kind)
}

export function isUndoableByDoer(kind: ActKind): boolean {
  return ownUndoKinds.some((each) => each === kind)
}

/** The record that an act belongs to. */
export const actSubjectTypes = ['order', 'receipt', 'inventory', 'handling_unit', 'count', 'return', 'work'] as const
export type ActSubjectType = (typeof actSubjectTypes)[number]
