import { useDarkTheme } from '../lib/theme.ts'

/** The product itself, taken by tests/take-pictures.ts: as it is at a desk, and as it is on a phone. */
export function ProductPicture() {
  const theme = useDarkTheme() ? 'dark' : 'light'
  return (
    <picture>
      <source media="(max-width: 639.98px)" srcSet={`/pictures/inventory-phone-${theme}.webp`} width={390} height={620} />
      <img
        src={`/pictures/inventory-${theme}.webp`}
        width={1280}
        height={760}
        alt="Inventory Management in the demo warehouse: every item with its quantity, what is available of it, its place and its owner."
        className="h-auto w-full rounded-panel border border-line-strong shadow-pop"
      />
    </picture>
  )
}
