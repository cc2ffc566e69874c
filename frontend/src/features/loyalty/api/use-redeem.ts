import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { loyalty } from '#shared/contract/loyalty'
import type { LoyaltyReward } from '#shared/contract/loyalty'
import { ApiError, messageOf } from '../../../app/api/api-error'
import { call } from '../../../app/api/call'
import { toast } from '../../../components/toast'
import { newKey } from '../../checkout/idempotency'
import { issuedCodesStore } from '../issued-codes'
import { accountQuery, transactionsQuery } from './use-loyalty'

/** An answer that says that nothing was taken; after any other the points may be gone and the code on its way. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500

/** Takes the points of a reward once for each intent: an attempt after a lost answer gets the same code. */
export function useRedeem() {
  const client = useQueryClient()
  const intents = useRef(new Map<number, string>())
  const keyOf = (rewardId: number): string => {
    const key = intents.current.get(rewardId) ?? newKey()
    intents.current.set(rewardId, key)
    return key
  }
  return useMutation({
    mutationFn: ({ id: rewardId }: LoyaltyReward) =>
      call(loyalty.redeem, { body: { rewardId }, headers: { 'Idempotency-Key': keyOf(rewardId) } }),
    onSuccess: ({ code, reward, account }) => {
      intents.current.delete(reward.id)
      issuedCodesStore.add({ code, name: reward.name, ownerId: account.referralCode })
      client.setQueryData(accountQuery.queryKey, account)
      toast({ title: 'Reward Redeemed!', description: 'Your reward has been redeemed successfully.' })
    },
    onError: (error, { id }) => {
      if (isRefusal(error)) intents.current.delete(id)
      const description = messageOf(error, 'Failed to redeem reward.')
      toast({ title: 'Redemption Failed', description, type: 'error' })
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: accountQuery.queryKey })
      void client.invalidateQueries({ queryKey: transactionsQuery.queryKey })
    },
  })
}
