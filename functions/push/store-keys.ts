import { generateKeyPairSync } from 'node:crypto'
import { buildPutIfAbsent } from '../runtime/conditions'
import { getItem } from '../runtime/table'
import { transact } from '../runtime/transact'
import { pushKeys } from './records'

/**
 * Makes the keys that sign pushes, unless they are there: browsers subscribe to one pair, for good
 * (decision 0048).
 */
export async function ensurePushKeys(): Promise<void> {
  if (await getItem(pushKeys.keys)) return
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const made = buildPutIfAbsent({ ...pushKeys.keys, type: 'PushKeys', ...privateKey.export({ format: 'jwk' }) })
  await transact([{ write: { Put: made }, refused: 'already' }])
}
