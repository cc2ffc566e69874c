import { createHmac } from 'node:crypto'
import { getVisitorSecret } from './signing-key'

/**
 * A digest by which the table recognizes a personal value, such as an address or a phone number,
 * without storing it; the key keeps others from guessing values. The same value has another digest
 * for another purpose.
 */
export async function keyedHash(purpose: string, value: string): Promise<string> {
  const digest = createHmac('sha256', await getVisitorSecret())
    .update(`${purpose}\n${value}`)
    .digest('base64url')
  return digest.slice(0, 22)
}
