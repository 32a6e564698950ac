import type { ReactNode } from 'react'
import type { InventoryItem } from '../../contract/inventory/inventory.ts'
import { itemPictureBytes, itemPictureEndpoints } from '../../contract/inventory/item-pictures.ts'
import { Section } from '../detail/section.tsx'
import { reducedImage } from '../lib/reduced-image.ts'
import { useMay } from '../lib/use-session.ts'
import { PictureInput } from '../settings/picture-input.tsx'
import { usePictureCalls } from '../settings/use-picture-calls.ts'
import { ItemPicture } from '../stock/item-picture.tsx'

/** As large as the server keeps it. */
const mostEdge = 1_000

/** The picture of an item; staff choose, replace and remove it. */
export function ItemPictureSection({ item }: { item: InventoryItem }) {
  const mayChange = useMay('inventory.update')
  if (!mayChange && item.picture === null) return null
  const picture = <ItemPicture src={item.picture} alt={`Picture of ${item.name}`} className="h-48 w-full max-w-80" />
  return <Section title="Picture">{mayChange ? <ChangeablePicture item={item} picture={picture} /> : picture}</Section>
}

function ChangeablePicture({ item, picture }: { item: InventoryItem; picture: ReactNode }) {
  const calls = usePictureCalls('Picture', itemPictureEndpoints.set, itemPictureEndpoints.delete, { id: item.id })
  return (
    <PictureInput
      noun="picture"
      shown={item.picture && picture}
      most={itemPictureBytes}
      reduce={(file) => reducedImage(file, mostEdge)}
      {...calls}
    />
  )
}
