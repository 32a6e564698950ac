import { type MatrixSymbol, qrCode } from './barcode.ts'

declare module '../workers/thread-work.ts' {
  interface ThreadWork {
    'draw-qr-code': typeof drawQrCode
  }
}

export function drawQrCode(text: string): string {
  return qrCodeSvg(qrCode(text))
}

const quietZone = 4

/** Dark on white whatever the theme of the screen, as cameras expect it, with its quiet zone. Scales to any size. */
function qrCodeSvg({ size, isDark }: MatrixSymbol): string {
  const runs: string[] = []
  for (let row = 0; row < size; row++) {
    let from = 0
    while (from < size) {
      let to = from
      while (to < size && isDark[row * size + to]) to++
      if (to > from) runs.push(`M${from + quietZone} ${row + quietZone}h${to - from}v1H${from + quietZone}z`)
      from = to + 1
    }
  }
  const side = size + 2 * quietZone
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${runs.join('')}"/></svg>`
}
