/** Longer than any text that is kept: what is longer is refused as too long for a cell. */
const longest = 40_000

/** Collects a text that may be made of runs with different fonts. How it is pronounced (`rPh`) isn't a part of it. */
export class RichText {
  private collected = ''
  private isInText = false
  private isInPhonetics = false

  begin(): void {
    this.collected = ''
    this.isInText = false
    this.isInPhonetics = false
  }

  open(name: string): void {
    if (name === 'rPh') this.isInPhonetics = true
    if (name === 't') this.isInText = !this.isInPhonetics
  }

  text(piece: string): void {
    if (this.isInText && this.collected.length < longest) this.collected += piece
  }

  close(name: string): void {
    if (name === 'rPh') this.isInPhonetics = false
    if (name === 't') this.isInText = false
  }

  /** Excel writes characters that XML doesn't allow as _x000D_. */
  get value(): string {
    if (!this.collected.includes('_x')) return this.collected
    return this.collected.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  }
}
