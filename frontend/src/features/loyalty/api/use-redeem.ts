import { useMutation, useQueryClient } from '@tanstack/react-query'
import { codes } from '#shared/contract/codes'
import { loyalty } from '#shared/contract/loyalty'
import type { LoyaltyReward } from '#shared/contract/loyalty'
import { redemption } from '#base/storage/names'
import { messageOf } from '#base/api/api-error'
import { call } from '#base/api/call'
import { toast } from '#base/components/toast'
import { isUnanswered, once } from '#base/api/idempotency'
import { issuedCodesStore } from '#base/codes/issued-codes'
import { accountQuery, transactionsQuery } from './use-loyalty'

/**
 * Takes the points of a reward once for each intent: an attempt after a lost answer gets the same
 * code.
 */
export function useRedeem(ownerId: string) {
  const client = useQueryClient()
  const intentOf = ({ id }: LoyaltyReward) => redemption(ownerId, id)
  const redeeming = useMutation({
    mutationFn: (reward: LoyaltyReward) => {
      const body = { rewardId: reward.id }
      return once(intentOf(reward), body, (headers) => call(loyalty.redeem, { body, headers }))
    },
    onSuccess: ({ code, reward, account }) => {
      issuedCodesStore.add({ code, name: reward.name, ownerId: account.referralCode })
      client.setQueryData(accountQuery.queryKey, account)
      toast({ title: 'Reward Redeemed!', description: 'Your reward has been redeemed successfully.' })
    },
    onError: (error) => {
      const description = messageOf(error, 'Failed to redeem reward.')
      toast({ title: 'Redemption Failed', description, type: 'error' })
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: accountQuery.queryKey })
      void client.invalidateQueries({ queryKey: transactionsQuery.queryKey })
      void client.invalidateQueries({ queryKey: [codes.list.path] })
    },
  })
  /** Whether the points may be gone and the code on its way. */
  const isOpen = (reward: LoyaltyReward) => !redeeming.isPending && isUnanswered(intentOf(reward))
  return { redeem: redeeming.mutate, isPending: redeeming.isPending, isOpen }
}
