import { loyaltyRoutes } from '#shared/loyalty/contract'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { listLedgerEntries } from './repository'

export const handler = serve(loyaltyRoutes.listTransactions, async ({ caller, query, nextPage }) => {
  const { entries, next } = await listLedgerEntries(requireUser(caller).id, query)
  if (next !== undefined) nextPage(next)
  return entries
})
