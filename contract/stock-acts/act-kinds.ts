/** What an act did. Those of quarantine, deleted items and undone imports are `other`. */
export const actKinds = [
  'receive',
  'put_away',
  'replenish',
  'move',
  'adjust',
  'count',
  'pick',
  'short_pick',
  'put_right',
  'put_back',
  'pack',
  'unpack',
  'ship',
  'return',
  'work',
  'opening',
  'other',
] as const
export type ActKind = (typeof actKinds)[number]

/** The record that an act belongs to. */
export const actSubjectTypes = ['order', 'receipt', 'inventory', 'handling_unit', 'count', 'return', 'work'] as const
