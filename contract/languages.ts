/**
 * The languages by whose rules a person can have dates and numbers written, as BCP 47 tags; the words of the screens stay English.
 * The database knows only their form, so that adding one needs no migration.
 */
export const languages = [
  'en-US',
  'en-GB',
  'en-IN',
  'cs-CZ',
  'da-DK',
  'de-DE',
  'de-CH',
  'es-ES',
  'fr-FR',
  'hr-HR',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'pt-PT',
  'sl-SI',
  'sv-SE',
] as const
export type Language = (typeof languages)[number]

/** The language of people who have chosen none, as in the specification's examples. */
export const defaultLanguage: Language = 'en-US'
