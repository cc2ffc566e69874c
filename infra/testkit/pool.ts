import { randomUUID } from 'node:crypto'
import { accountsIn } from '#infra/local/user-pool/accounts'
import { pool, poolFile } from '#infra/local/user-pool/pool'
import { newPrivateKey, tokenIssuer } from '#infra/local/user-pool/tokens'

type Forgery = {
  readonly at?: Date
  readonly userPoolId?: string
  readonly clientId?: string
  /** Signed by a key that is not the pool's. */
  readonly isForged?: boolean
  /** As of somebody who never confirmed the address. */
  readonly isUnconfirmed?: boolean
}

/**
 * The product's user pool as a test looks into it: what it wrote to people, and tokens without its
 * screens.
 */
export function poolOf(dataDir: string) {
  const accounts = () => accountsIn(poolFile(dataDir), pool.name)
  return {
    codeFor: (email: string): string => accounts().find(email)?.code ?? '',

    tokensOf(email: string, { at = new Date(), isForged, isUnconfirmed, ...issuer }: Forgery = {}) {
      const account = accounts().find(email) ?? accounts().nobody(email)
      return tokenIssuer({
        userPoolId: pool.id,
        clientId: pool.clientId,
        privateKey: isForged ? newPrivateKey() : accounts().privateKey,
        ...issuer,
      }).tokensFor({ ...account, confirmed: !isUnconfirmed }, { jti: randomUUID(), at }, at)
    },
  }
}
