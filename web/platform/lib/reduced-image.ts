/** The quality that the browser writes JPEG with. */
const quality = 0.85

/**
 * A photo as it is sent: one with more than `mostEdge` pixels on its longer edge is drawn smaller, so that it also arrives over a weak network.
 * Whatever isn't an image that the browser can read stays as it is; the server says what is wrong with it.
 */
export async function reducedImage(file: File, mostEdge: number): Promise<File> {
  if (file.type !== 'image/jpeg' && file.type !== 'image/png') return file
  try {
    const image = await createImageBitmap(file)
    const ratio = mostEdge / Math.max(image.width, image.height)
    if (ratio >= 1) return file
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(image.width * ratio)
    canvas.height = Math.round(image.height * ratio)
    const drawing = canvas.getContext('2d')
    if (!drawing) return file
    // JPEG has no transparency.
    drawing.fillStyle = 'white'
    drawing.fillRect(0, 0, canvas.width, canvas.height)
    drawing.drawImage(image, 0, 0, canvas.width, canvas.height)
    image.close()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    return blob ? new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' }) : file
  } catch {
    return file
  }
}
