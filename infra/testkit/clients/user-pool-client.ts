import { randomUUID } from 'node:crypto'
import { getUserPoolFile, localUserPool, openUserAccounts } from '#infra/local/emulated/user-pool/user-accounts'
import { createPrivateKeyPem, createTokenIssuer } from '#infra/local/emulated/user-pool/tokens'

type Forgery = {
  readonly at?: Date
  readonly userPoolId?: string
  readonly clientId?: string
  /** Signed by another key than the pool's. */
  readonly isForged?: boolean
  /** For a user who has not confirmed the address. */
  readonly isUnconfirmed?: boolean
}

/** The product's user pool for tests: its messages, and tokens without a sign-in page. */
export function openTestUserPool(dataDir: string) {
  const accounts = () => openUserAccounts(getUserPoolFile(dataDir), localUserPool.name)
  return {
    codeFor: (email: string): string => accounts().find(email)?.code ?? '',

    find: (email: string) => accounts().find(email),

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
