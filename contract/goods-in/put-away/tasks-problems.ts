import { rule } from '../../platform/problems/define.ts'

interface Bin {
  code: string
}

interface Room extends Bin {
  wanted: number
  capacity: number
  /** On hand there. */
  there: number
  /** What open tasks will bring there. */
  promised: number
  /** The room that is left; 0 where the location is over its capacity. */
  room: number
}

/** Tasks of the floor, and the room of locations. */
export const tasksProblems = {
  'task.not-found': rule(404, 'This task does not exist, or you have no access to it.'),
  'task.closed': rule(409, ({ state }: { state: string }) => `This task is already ${state}. Load the list again.`),
  'task.other-goods': rule(
    409,
    ({ scanned, expected }: { scanned: string; expected: string }) =>
      `This task is for ${expected}, but ${scanned} was scanned. Nothing was moved.`,
  ),
  'task.other-location-type': rule(
    409,
    ({ code, type, expected }: Bin & { type: string; expected: string | null }) =>
      `${code} was scanned, a ${type} location. Goods are put away at storage, staging or shipping locations${expected === null ? '' : `; ${expected} was suggested`}. Nothing was moved.`,
  ),
  'task.location-unknown': rule(
    400,
    ({ code, expected }: Bin & { expected: string | null }) =>
      `There is no location ${code}.${expected === null ? '' : ` ${expected} was suggested.`} Nothing was moved.`,
  ),
  'task.location-inactive': rule(
    409,
    ({ code, expected }: Bin & { expected: string | null }) =>
      `The location ${code} is inactive${expected === null ? '' : `; ${expected} was suggested`}. Nothing was moved.`,
  ),
  'task.already-there': rule(409, ({ code }: Bin) => `The goods are already at ${code}. Scan the location you are putting them at.`),
  'task.unit-whole': rule(
    409,
    ({ sscc, quantity }: { sscc: string; quantity: number }) =>
      `The handling unit ${sscc} is put away as a whole, with all ${quantity} units in it. Unpack it first to put some of them elsewhere.`,
  ),
  'task.too-many': rule(
    409,
    ({ wanted, quantity }: { wanted: number; quantity: number }) =>
      `This task is for ${quantity} units, so ${wanted} can't be put away with it.`,
  ),
  'task.goods-gone': rule(409, ({ sku, code, wanted, there }: Bin & { sku: string; wanted: number; there: number }) =>
    there === 0
      ? `There is no ${sku} left at ${code}. Cancel this task.`
      : `Only ${there} of ${sku} are left at ${code}, not ${wanted}. Put away ${there}, then cancel the rest.`,
  ),
  'task.assignee-not-staff': rule(409, 'A task can only be assigned to a member of staff who puts goods away.'),
  'task.open-for-goods': rule(
    409,
    ({ goods }: { goods: string }) => `There is an open put-away task for ${goods}. Complete or cancel that task first.`,
  ),

  'task.receipt-not-inspected': rule(
    409,
    ({ number, status }: { number: string; status: string }) =>
      `${number} is ${status}. Put-away tasks are made once it is inspected, and before it is stored.`,
  ),

  'location.full': rule(
    409,
    ({ code, wanted, capacity, there, promised, room }: Room) =>
      `${code} has room for ${room} more, not for ${wanted}: of its capacity of ${capacity}, ${there} are taken${promised > 0 ? ` and ${promised} are promised to open tasks` : ''}. Choose another location.`,
  ),
}
