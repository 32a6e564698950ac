import { rule } from '../../platform/problems/define.ts'

interface Unit {
  sscc: string
}

/** Pallets and cartons. */
export const handlingUnitsProblems = {
  'handling-unit.wrong-check-digit': rule(
    409,
    ({ sscc }: { sscc: string }) =>
      `The check digit of the SSCC ${sscc} is wrong, so scanners could not read its label. Pack the goods into a new unit.`,
  ),
  'handling-unit.being-counted': rule(
    409,
    ({ sscc }: { sscc: string }) =>
      `The handling unit ${sscc} is being counted, and its label would say how much is in it. Print it after the count, or ask a manager to print it.`,
  ),
  'handling-unit.not-found': rule(404, 'This handling unit does not exist, or you have no access to it.'),
  'handling-unit.unknown': rule(400, 'There is no such handling unit.'),
  'handling-unit.sscc-taken': rule(409, ({ sscc }: Unit) => `The SSCC ${sscc} already belongs to another handling unit.`),
  'handling-unit.in-itself': rule(409, 'A handling unit can’t be inside itself or inside a unit that it contains.'),
  'handling-unit.elsewhere': rule(
    409,
    ({ sscc, code, other }: Unit & { code: string | null; other: string | null }) =>
      `The handling unit ${sscc} is at ${code ?? 'no location'} and the other one at ${other ?? 'no location'}. Move one of them first.`,
  ),
  'handling-unit.split': rule(
    409,
    ({ sscc }: Unit) => `The handling unit ${sscc} would be at two locations. Move it as a whole, or unpack it first.`,
  ),
  'handling-unit.empty': rule(409, ({ sscc }: Unit) => `The handling unit ${sscc} is empty, so there is nothing to move.`),
  'handling-unit.no-location': rule(
    409,
    ({ sscc }: Unit) => `The handling unit ${sscc} is empty and has no location. Enter the location of the goods you are packing.`,
  ),
  'handling-unit.shipped': rule(
    409,
    ({ sscc, number }: Unit & { number: string }) =>
      `The handling unit ${sscc} left with ${number}, and its SSCC can't be used for other goods. Pack into another unit.`,
  ),
  'handling-unit.of-movement': rule(
    409,
    ({ sscc, number }: Unit & { number: string }) =>
      `The handling unit ${sscc} is packed for ${number}, so only goods of that movement go into it. Pack them on its packing screen.`,
  ),
  'handling-unit.already-there': rule(409, ({ sscc, code }: Unit & { code: string }) => `The handling unit ${sscc} is already at ${code}.`),
  'handling-unit.unknown-lot': rule(409, ({ sku, lot }: { sku: string; lot: string }) => `There is no lot ${lot} of ${sku}.`),
  'handling-unit.other-owner': rule(
    409,
    ({ sscc, customer }: Unit & { customer: string }) =>
      `The handling unit ${sscc} belongs to ${customer}, so it can't hold another customer's goods.`,
  ),
  'handling-unit.too-little': rule(
    409,
    ({ sku, wanted, there, place }: { sku: string; wanted: number; there: number; place: string }) =>
      `There are ${there} of ${sku} ${place}, not ${wanted}.`,
  ),
}
