import { randomUUID } from 'node:crypto'
import { getUserPoolFile, localUserPool, openUserAccounts } from '#infra/local/emulated/user-pool/user-accounts'
import { createPrivateKeyPem, createTokenIssuer } from '#infra/local/emulated/user-pool/tokens'

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
export function openTestUserPool(dataDir: string) {
  const accounts = () => openUserAccounts(getUserPoolFile(dataDir), localUserPool.name)
  return {
    codeFor: (email: string): string => accounts().find(email)?.code ?? '',

    tokensOf(email: string, { at = new Date(), isForged, isUnconfirmed, ...issuer }: Forgery = {}) {
      const account = accounts().find(email) ?? accounts().unknown(email)
      return createTokenIssuer({
        userPoolId: localUserPool.id,
        clientId: localUserPool.clientId,
        privateKey: isForged ? createPrivateKeyPem() : accounts().privateKey,
        ...issuer,
      }).tokensFor({ ...account, confirmed: !isUnconfirmed }, { jti: randomUUID(), at }, at)
    },
  }
}
