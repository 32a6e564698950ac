import { named, rule } from '../../platform/problems/define.ts'
import { mostRounds } from './count-words.ts'

interface Numbered {
  number: string
}
interface Goods {
  sku: string
  location: string
}

export const countsProblems = {
  'count.not-found': rule(404, 'This count does not exist, or you have no access to it.'),
  'count-plan.not-found': rule(404, 'This count plan does not exist, or you have no access to it.'),
  'count-place.not-found': rule(404, 'This count has no such place.'),
  'count.closed': rule(409, ({ number, status }: Numbered & { status: string }) => `${number} is ${status}.`),
  'count.nothing-to-count': rule(409, 'No location matches, or all of them are in open counts.'),
  'count.in-other-count': rule(409, 'Another count was planned for one of these locations just now. Plan the count again.'),
  'count.assignee-not-staff': rule(400, 'A count can only be assigned to a member of staff who counts.'),
  'count.unknown-locations': rule(
    400,
    ({ ids }: { ids: number[] }) => `There is no location ${named(ids.map(String))} to count at this site.`,
  ),
  'count.unknown-items': rule(400, ({ ids }: { ids: number[] }) => `There is no item ${named(ids.map(String))}.`),
  'count.unknown-unit': rule(400, ({ sscc }: { sscc: string }) => `There is no handling unit ${sscc}.`),
  'count.goods-twice': rule(400, ({ sku }: { sku: string }) => `${sku} is listed twice with the same lot and handling unit.`),
  'count.time': rule(400, ({ name }: { name: 'countedAt' | 'openedAt' }) =>
    name === 'openedAt'
      ? 'must be at most 7 days ago, and not after countedAt'
      : 'must be at most 7 days ago, and at most 2 minutes from now',
  ),
  'count.place-done': rule(409, ({ location, name, time }: { location: string; name: string | null; time: string | null }) =>
    name === null
      ? `${location} isn't to be counted in this round. Load the sheet again.`
      : `${location} was counted by ${name} at ${time}.`,
  ),
  'count.same-person': rule(409, ({ location }: { location: string }) => `You counted ${location} before. Another person recounts it.`),
  'count.rounds-used': rule(
    409,
    ({ location }: { location: string }) => `${location} was counted ${mostRounds} times. Decide with what was counted.`,
  ),
  'count.line-decided': rule(409, 'A line is named twice, has no difference to decide, or was decided before. Load the count again.'),
  'count.own-count': rule(409, ({ location }: { location: string }) => `You counted ${location}. Another person approves the difference.`),
  'count.moved': rule(
    409,
    ({ sku, location, what, time }: Goods & { what: string; time: string }) =>
      `${sku} at ${location} moved while it was counted: ${what} at ${time}. Count it again, or accept it as moved.`,
  ),
  'count.reserved': rule(
    409,
    ({ n, sku, location, numbers }: Goods & { n: number; numbers: string[] }) =>
      `${n} of ${sku} at ${location} are reserved for ${named(numbers)}. Release them to post the difference.`,
  ),
  'count.picked': rule(
    409,
    ({ n, sku, location, numbers }: Goods & { n: number; numbers: string[] }) =>
      `${n} of ${sku} at ${location} are picked for ${named(numbers)}. Put them right there first.`,
  ),
  'count.left-since': rule(
    409,
    ({ sku, location, wanted, there }: Goods & { wanted: number; there: number }) =>
      `Only ${there} of ${sku} are left at ${location}, so ${wanted} can't be taken out. Count it again.`,
  ),
  'count.not-closed': rule(409, ({ number }: Numbered) => `${number} is not closed. Decide about its differences first.`),
  'count.not-of-short-picks': rule(409, ({ number }: Numbered) => `${number} wasn't planned for short picks, so it has nothing aside.`),
  'count.nothing-aside': rule(409, ({ number }: Numbered) => `Nothing that short picks put aside at the locations of ${number} is left.`),
}
