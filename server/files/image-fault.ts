/** Why an image can't be used. */
export class ImageFault extends Error {
  readonly fault: 'damaged' | 'too many pixels'

  constructor(fault: ImageFault['fault']) {
    super(fault)
    this.fault = fault
  }
}
