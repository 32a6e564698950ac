/** ISO 3166-1: the two letters of a country and its three digits, for Europe and its main partners in trade. */
const digitsByLetters: Readonly<Record<string, string>> = Object.fromEntries(
  `AD020 AE784 AL008 AM051 AR032 AT040 AU036 AZ031 BA070 BE056 BG100 BR076 BY112 CA124 CH756 CN156 CY196 CZ203 DE276 DK208 EE233 EG818
  ES724 FI246 FR250 GB826 GE268 GR300 HK344 HR191 HU348 ID360 IE372 IL376 IN356 IS352 IT380 JP392 KE404 KR410 KZ398 LI438 LT440 LU442
  LV428 MA504 MC492 MD498 ME499 MK807 MT470 MX484 MY458 NG566 NL528 NO578 NZ554 PH608 PL616 PT620 RO642 RS688 RU643 SA682 SE752 SG702
  SI705 SK703 SM674 TH764 TN788 TR792 TW158 UA804 US840 VN704 ZA710`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
)

/** How people call countries besides their names; EL and XI come from the excise system, UK from use. */
const otherNames: Readonly<Record<string, string>> = {
  EL: 'GR',
  UK: 'GB',
  'the netherlands': 'NL',
  holland: 'NL',
  'czech republic': 'CZ',
  usa: 'US',
}

/** Languages in which addresses here name countries. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'cs', 'da', 'sv', 'ro', 'el']

let lettersByName: Map<string, string> | undefined

function namesOfCountries(): Map<string, string> {
  const names = new Map<string, string>()
  for (const language of languages) {
    const named = new Intl.DisplayNames(language, { type: 'region' })
    for (const letters of Object.keys(digitsByLetters)) {
      const name = named.of(letters)
      if (name) names.set(name.toLowerCase(), letters)
    }
  }
  return names
}

/** The three digits of the country that an address names, by its name or its two letters; null when it isn't known. */
export function countryDigits(country: string): string | null {
  const given = country.trim()
  const letters = given.toUpperCase()
  lettersByName ??= namesOfCountries()
  const found = otherNames[letters] ?? otherNames[given.toLowerCase()] ?? lettersByName.get(given.toLowerCase()) ?? letters
  return digitsByLetters[found] ?? null
}
