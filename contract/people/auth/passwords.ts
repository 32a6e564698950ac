/** 8 to 128 characters, no composition rule. */
export const passwordLength = { min: 8, max: 128 } as const

const generatedLength = 12
const generatedAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!@#$%&*'

/** 12 characters from letters, digits and ! @ # $ % & * (specification §5), evenly drawn from the platform's random source. */
export function generatePassword(): string {
  const limit = 256 - (256 % generatedAlphabet.length)
  let password = ''
  while (password.length < generatedLength) {
    for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
      if (byte < limit && password.length < generatedLength) password += generatedAlphabet[byte % generatedAlphabet.length]
    }
  }
  return password
}
