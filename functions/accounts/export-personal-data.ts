import { userRoutes } from '#shared/accounts/users-contract'
import { personalDataCategories } from '#shared/accounts/personal-data'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { getPerson, listPersonOrders } from './person'
import { presentPersonalRecord, personalDataReaders } from './personal-data'

export const handler = serve(userRoutes.exportPersonalData, async ({ caller, now }) => {
  const person = await getPerson(requireUser(caller), caller.visitorId)
  const orders = listPersonOrders(person)
  const parts = personalDataCategories.map(async ({ entities: _entities, erasure: _erasure, ...category }) => ({
    ...category,
    records: (await personalDataReaders[category.id](person, () => orders)).map(presentPersonalRecord),
  }))
  return { exportedAt: now.toISOString(), parts: await Promise.all(parts) }
})
