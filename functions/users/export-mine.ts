import { users } from '#shared/contract/users'
import { keptOfPeople } from '#shared/rules/kept'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { personOf } from './rights/person'
import { handedOut, recordsOf } from './rights/store-kept'

export const handler = serve(users.exportMine, async ({ caller, now }) => {
  const person = await personOf(userOf(caller), caller.visitorId)
  const parts = keptOfPeople.map(async ({ entities: _entities, erasure: _erasure, ...told }) => ({
    ...told,
    records: (await recordsOf[told.id](person)).map(handedOut),
  }))
  return { exportedAt: now.toISOString(), parts: await Promise.all(parts) }
})
