import type { InventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import { Section } from '../../platform/detail/section.tsx'
import { useMay } from '../../platform/lib/use-session.ts'
import { ItemPicture } from '../ledger/item-picture.tsx'
import { ChangeablePicture, shownLarge } from './changeable-picture.tsx'

/** The picture of an item; staff choose, replace and remove it. */
export function ItemPictureSection({ item }: { item: InventoryItem }) {
  const mayChange = useMay('inventory.update')
  if (!mayChange && item.picture === null) return null
  return (
    <Section title="Picture">
      {mayChange ? (
        <ChangeablePicture item={item} />
      ) : (
        <ItemPicture src={item.picture} alt={`Picture of ${item.name}`} className={shownLarge} />
      )}
    </Section>
  )
}
