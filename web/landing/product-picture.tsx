import { useDarkTheme } from '../platform/lib/theme.ts'

/** Screenshots by tests/take-pictures.ts, for desktop and phone. */
export function ProductPicture() {
  const theme = useDarkTheme() ? 'dark' : 'light'
  return (
    <picture>
      <source media="(max-width: 639.98px)" srcSet={`/pictures/inventory-phone-${theme}.webp`} width={390} height={620} />
      <img
        src={`/pictures/inventory-${theme}.webp`}
        width={1280}
        height={760}
        alt="Inventory Management in the demo warehouse: items with quantity, available quantity, location and customer."
        className="h-auto w-full rounded-panel border border-line-strong shadow-pop"
      />
    </picture>
  )
}
