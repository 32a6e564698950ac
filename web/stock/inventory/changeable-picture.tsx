import type { InventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import { itemPictureBytes, itemPictureEndpoints } from '../../../contract/stock/inventory/item-pictures.ts'
import { PictureInput } from '../../platform/form/picture-input.tsx'
import { usePictureCalls } from '../../platform/form/use-picture-calls.ts'
import { reducedImage } from '../../platform/lib/reduced-image.ts'
import { ItemPicture } from '../ledger/item-picture.tsx'

/** As large as the server keeps it. */
const mostEdge = 1_000

/** For `<PictureInput>`. */
export const ofItem = { noun: 'picture', most: itemPictureBytes, reduce: (file: File) => reducedImage(file, mostEdge) } as const
export const shownLarge = 'h-48 w-full max-w-80'

interface ChangeablePictureProps {
  item: Pick<InventoryItem, 'id' | 'name' | 'picture'>
  /** After it was set or removed, which gives the item another version. */
  onChanged?: () => void
}

/** The picture of an item, which is sent as it is chosen. */
export function ChangeablePicture({ item: { id, name, picture }, onChanged }: ChangeablePictureProps) {
  const calls = usePictureCalls('Picture', itemPictureEndpoints.set, itemPictureEndpoints.delete, { params: { id }, onChanged })
  return (
    <PictureInput
      {...ofItem}
      shown={picture && <ItemPicture src={picture} alt={`Picture of ${name}`} className={shownLarge} />}
      {...calls}
    />
  )
}
