import { randomUUID } from 'node:crypto'
import { accountsIn } from '../user-pool/accounts'
import { pool, poolFile } from '../user-pool/pool'
import { newPrivateKey, tokenIssuer } from '../user-pool/tokens'

type Forgery = {
  readonly at?: Date
  readonly userPoolId?: string
  readonly clientId?: string
  /** Signed by a key that is not the pool's. */
  readonly isForged?: boolean
  /** As of somebody who never confirmed the address. */
  readonly isUnconfirmed?: boolean
}

/** The product's user pool as a test looks into it: what it wrote to people, and tokens without its screens. */
export function poolOf(dataDir: string) {
  const accounts = () => accountsIn(poolFile(dataDir), pool.name)
  const accountOf = (email: string) => {
    const account = accounts().find(email)
    if (!account) throw new Error(`Nobody is called ${email}`)
    return account
  }
  return {
    codeFor: (email: string): string => accountOf(email).code ?? '',

    tokensOf: (email: string, { at = new Date(), isForged, isUnconfirmed, ...issuer }: Forgery = {}) =>
      tokenIssuer({
        userPoolId: pool.id,
        clientId: pool.clientId,
        privateKey: isForged ? newPrivateKey() : accounts().privateKey,
        ...issuer,
      }).tokensFor({ ...accountOf(email), confirmed: !isUnconfirmed }, { jti: randomUUID(), at }, at),
  }
}
