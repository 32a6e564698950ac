import { classNames } from '../../platform/ui/class-names.ts'

interface ItemPictureProps {
  /** Where it is read; without one nothing is shown. */
  src: string | null
  /** Empty where the name of the item is next to it. */
  alt?: string
  className?: string
}

/** The picture of an item, whole and on white, as most pictures of goods are. */
export function ItemPicture({ src, alt = '', className }: ItemPictureProps) {
  if (src === null) return null
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={classNames('shrink-0 rounded-control border border-line bg-white object-contain', className)}
    />
  )
}
