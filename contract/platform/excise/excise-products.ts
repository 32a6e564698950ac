/** Excise product codes of tobacco products (Delegated Regulation (EU) 2022/1636, Annex II list 10). */
export const exciseCodes = ['T200', 'T300', 'T400', 'T500'] as const
export type ExciseCode = (typeof exciseCodes)[number]

export const exciseCodeLabels: Readonly<Record<ExciseCode, string>> = {
  T200: 'Cigarettes',
  T300: 'Cigars and cigarillos',
  T400: 'Fine-cut tobacco',
  T500: 'Other smoking tobacco',
}
