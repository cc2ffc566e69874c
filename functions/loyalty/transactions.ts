import { loyalty } from '#shared/contract/loyalty'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { ledgerPage } from './store'

export const handler = serve(loyalty.transactions, async ({ caller, query, nextPage }) => {
  const { entries, next } = await ledgerPage(userOf(caller).id, query)
  if (next !== undefined) nextPage(next)
  return entries
})
