import { join } from 'node:path'
import { staffGroups } from '#shared/user-pool'

const name = 'Local'

/** The user pool of this machine. */
export const localUserPool = { name, id: `us-east-1_${name}`, clientId: 'local' } as const

/** Where its accounts are kept. */
export const getUserPoolFile = (dataDir: string): string => join(dataDir, 'user-pool.json')

/** Who works here: in the cloud an owner puts people into the groups, here there is one of each. */
export const staffAccounts = {
  password: 'ember-of-the-house',
  accounts: staffGroups.map((group) => ({ email: `${group}@hibachiember.example`, group })),
} as const
