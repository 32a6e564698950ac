import type { InventoryItem } from '../../contract/inventory/inventory.ts'
import { Section } from '../detail/section.tsx'
import { useMay } from '../lib/use-session.ts'
import { ItemPicture } from '../stock/item-picture.tsx'
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
