/** Blanks and characters that can't be seen, as tracking_form() has them in the database. */
const unseen =
  /[\p{Cc}\u0020\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff]|\u034f|[\ufe00-\ufe0f]/gu

/** The number of a shipment or a delivery, ours or the carrier's, as such numbers are compared: no blanks, nothing invisible, capitals. */
export function trackingForm(number: string): string {
  return number
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
}
