import { getEnvironment } from './environment'
import { listCountedNetworks } from './session/client-address'
import { keyedHash } from './session/signing-keys'

/**
 * Returns what the mails that a caller can cause with unverified addresses are counted for: a keyed
 * hash of the network address, or of the /48 network of an IPv6 address, which one customer of a
 * provider may have. Undefined where rate limits are off.
 */
export async function getMailOrigin(address: string): Promise<string | undefined> {
  if (getEnvironment().RATE_LIMITS === 'off') return undefined
  return keyedHash('mail origin', listCountedNetworks(address).at(-1)?.network ?? address)
}
