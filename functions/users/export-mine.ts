import { userRoutes } from '#shared/contract/users'
import { personalDataCategories } from '#shared/rules/kept'
import { serve } from '../runtime/serve'
import { requireUser } from '../runtime/session'
import { getPerson } from './rights/person'
import { presentPersonalRecord, personalDataReaders } from './rights/store-kept'

export const handler = serve(userRoutes.exportMine, async ({ caller, now }) => {
  const person = await getPerson(requireUser(caller), caller.visitorId)
  const parts = personalDataCategories.map(async ({ entities: _entities, erasure: _erasure, ...told }) => ({
    ...told,
    records: (await personalDataReaders[told.id](person)).map(presentPersonalRecord),
  }))
  return { exportedAt: now.toISOString(), parts: await Promise.all(parts) }
})
