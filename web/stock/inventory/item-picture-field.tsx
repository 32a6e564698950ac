import { useEffect, useState } from 'react'
import type { InventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import { itemPictureEndpoints } from '../../../contract/stock/inventory/item-pictures.ts'
import { PictureInput } from '../../platform/form/picture-input.tsx'
import { sendPicture } from '../../platform/form/use-picture-calls.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { refetch } from '../../platform/lib/query-client.ts'
import { toast } from '../../platform/lib/toast.ts'
import { FieldSet } from '../../platform/ui/field.tsx'
import { ItemPicture } from '../ledger/item-picture.tsx'
import { ChangeablePicture, ofItem, shownLarge } from './changeable-picture.tsx'

interface ItemPictureFieldProps {
  /** Null for a new one, whose picture is sent once it is created. */
  item: InventoryItem | null
  chosen: File | null
  onChoose: (file: File | null) => void
  onChanged: () => void
}

/** The picture in the form of an item. Of an existing one it is sent as it is chosen. */
export function ItemPictureField({ item, chosen, onChoose, onChanged }: ItemPictureFieldProps) {
  return (
    <FieldSet legend="Picture">
      {item ? <ChangeablePicture item={item} onChanged={onChanged} /> : <ChosenPicture chosen={chosen} onChoose={onChoose} />}
    </FieldSet>
  )
}

function ChosenPicture({ chosen, onChoose }: Pick<ItemPictureFieldProps, 'chosen' | 'onChoose'>) {
  const src = useAddressOf(chosen)
  return (
    <PictureInput
      {...ofItem}
      shown={src && <ItemPicture src={src} alt="The chosen picture" className={shownLarge} />}
      sending={false}
      removing={false}
      onChoose={onChoose}
      onRefuse={refuse}
      onRemove={() => onChoose(null)}
    />
  )
}

/** Sends the picture that was chosen for an item which is created by now. */
export async function sendChosenPicture(id: number, file: File): Promise<void> {
  try {
    await sendPicture(itemPictureEndpoints.set, { id }, file)
    await refetch(itemPictureEndpoints.set.changes)
  } catch (error) {
    refuse(`${detailFor(error)} Set it on the page of the item.`)
  }
}

function refuse(description: string): void {
  toast({ title: 'Picture Not Changed', description, tone: 'destructive' })
}

function useAddressOf(file: File | null): string | null {
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    if (file === null) return setSrc(null)
    const address = URL.createObjectURL(file)
    setSrc(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return src
}
