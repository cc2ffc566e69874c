import { queryOptions, useQuery } from '@tanstack/react-query'
import { loyalty } from '#shared/contract/loyalty'
import { call } from '../../../app/api/call'

// Points come while one waits for a meal: whoever opens a screen with them sees what they are now.
const fresh = { refetchOnMount: 'always' } as const

export const accountQuery = queryOptions({
  queryKey: [loyalty.account.path],
  queryFn: () => call(loyalty.account),
  ...fresh,
})

export const transactionsQuery = queryOptions({
  queryKey: [loyalty.transactions.path],
  queryFn: () => call(loyalty.transactions),
  ...fresh,
})

export const useLoyaltyAccount = () => useQuery(accountQuery)

export const useTransactions = () => useQuery(transactionsQuery)

export const useRewards = () => useQuery({ queryKey: [loyalty.rewards.path], queryFn: () => call(loyalty.rewards) })

export const useTiers = () => useQuery({ queryKey: [loyalty.tiers.path], queryFn: () => call(loyalty.tiers) })
