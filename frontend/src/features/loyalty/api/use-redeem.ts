import { useMutation, useQueryClient } from '@tanstack/react-query'
import { discountCodeRoutes } from '#shared/contract/codes'
import { loyaltyRoutes } from '#shared/contract/loyalty'
import type { LoyaltyReward } from '#shared/contract/loyalty'
import { redemptionKey } from '#base/storage/names'
import { getErrorMessage } from '#base/api/api-error'
import { callApi } from '#base/api/call'
import { toast } from '#base/components/toast'
import { hasPendingAttempt, sendOnce } from '#base/api/idempotency'
import { issuedCodesStore } from '#base/codes/issued-codes'
import { loyaltyAccountQuery, loyaltyTransactionsQuery } from './use-loyalty'

/**
 * Takes the points of a reward once for each intent: an attempt after a lost answer gets the same
 * code.
 */
export function useRedeemReward(ownerId: string) {
  const client = useQueryClient()
  const intentOf = ({ id }: LoyaltyReward) => redemptionKey(ownerId, id)
  const redeeming = useMutation({
    mutationFn: (reward: LoyaltyReward) => {
      const body = { rewardId: reward.id }
      return sendOnce(intentOf(reward), body, (headers) => callApi(loyaltyRoutes.redeem, { body, headers }))
    },
    onSuccess: ({ code, reward, account }) => {
      issuedCodesStore.add({ code, name: reward.name, ownerId: account.referralCode })
      client.setQueryData(loyaltyAccountQuery.queryKey, account)
      toast({ title: 'Reward Redeemed!', description: 'Your reward has been redeemed successfully.' })
    },
    onError: (error) => {
      const description = getErrorMessage(error, 'Failed to redeem reward.')
      toast({ title: 'Redemption Failed', description, type: 'error' })
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: loyaltyAccountQuery.queryKey })
      void client.invalidateQueries({ queryKey: loyaltyTransactionsQuery.queryKey })
      void client.invalidateQueries({ queryKey: [discountCodeRoutes.list.path] })
    },
  })
  /** Whether the points may be gone and the code on its way. */
  const isOpen = (reward: LoyaltyReward) => !redeeming.isPending && hasPendingAttempt(intentOf(reward))
  return { redeem: redeeming.mutate, isPending: redeeming.isPending, isOpen }
}
