import { Problem } from '#shared/problem'
import { getItem } from '../runtime/table'
import { pushKeys, VapidKey } from './records'

let known: VapidKey | undefined

/**
 * The keys that sign pushes, read once a process. Throws `unavailable` before the table is seeded.
 */
export async function getVapidKey(): Promise<VapidKey> {
  if (known) return known
  const item = await getItem(pushKeys.keys)
  if (!item) throw new Problem('unavailable', 'The site is being set up. Please try again in a minute.')
  return (known = VapidKey.parse(item))
}

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** The public key as browsers subscribe with it: the curve's point, uncompressed, in base64url. */
export const getPublicKey = ({ x, y }: VapidKey): string =>
  Buffer.concat([Buffer.from([4]), bytes(x), bytes(y)]).toString('base64url')
