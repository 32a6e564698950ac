import { type DragEvent, useState } from 'react'

/** For an element on which files can be dropped. */
export function useDropping(onFiles: (files: File[]) => void, isClosed: boolean) {
  const [isOver, setOver] = useState(false)
  return {
    isOver: isOver && !isClosed,
    onDragOver: (event: DragEvent) => {
      // Otherwise the browser would leave the page and open the file.
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      if (!isClosed) onFiles([...event.dataTransfer.files])
    },
  }
}
