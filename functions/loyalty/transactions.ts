import { loyaltyRoutes } from '#shared/contract/loyalty'
import { serve } from '../runtime/serve'
import { requireUser } from '../runtime/session'
import { listLedgerEntries } from './store'

export const handler = serve(loyaltyRoutes.transactions, async ({ caller, query, nextPage }) => {
  const { entries, next } = await listLedgerEntries(requireUser(caller).id, query)
  if (next !== undefined) nextPage(next)
  return entries
})
