import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import { loyaltyRoutes } from '#shared/loyalty/contract'
import type { LoyaltyReward } from '#shared/loyalty/contract'
import { SurfaceListItem } from '#ui/surface'
import { formatPoints, formatRewardValue } from './loyalty-text'
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { discountCodeRoutes } from '#shared/payments/contract'
import { redemptionKey } from '#base/storage/storage-keys'
import { callApi, getErrorMessage } from '#base/api/client'
import { toast } from '#ui/toast'
import { hasPendingAttempt, sendOnce } from '#base/api/idempotency'
import { issuedCodesStore } from '#base/cart/discount-codes'
import { loyaltyAccountQuery, loyaltyTransactionsQuery } from './use-loyalty'

type RewardCardProps = {
  readonly reward: LoyaltyReward
  readonly points: number
  readonly isPending: boolean
  readonly onRedeem: () => void
}

export function RewardCard({ reward, points, isPending, onRedeem }: RewardCardProps) {
  const { name, description, pointsCost } = reward
  const isEnough = points >= pointsCost
  return (
    <SurfaceListItem>
      <Box fontFamily="heading" fontSize="3xl" color={isEnough ? 'accent.fg' : 'fg.subtle'} aria-hidden>
        {formatRewardValue(reward)}
      </Box>
      <Heading as="h3" size="sm" mt="1">
        {name}
      </Heading>
      <Text mt="1" color="fg.muted" flex="1">
        {description}
      </Text>
      <Text mt="4" mb="3" fontSize="sm" fontWeight="semibold">
        {formatPoints(pointsCost)}
      </Text>
      <Button
        variant={isEnough ? 'solid' : 'outline'}
        disabled={!isEnough || isPending}
        // What it says is to be read: that it can't be pressed, its dashes say.
        {...(!isEnough && {
          color: 'fg.muted',
          _disabled: { opacity: 1, cursor: 'not-allowed', borderStyle: 'dashed' },
        })}
        aria-label={isEnough ? `Redeem ${name}` : `Insufficient Points for ${name}`}
        onClick={onRedeem}
      >
        {isEnough ? 'Redeem' : 'Insufficient Points'}
      </Button>
    </SurfaceListItem>
  )
}

type RedeemDialogProps = {
  readonly reward: LoyaltyReward
  readonly points: number
  readonly isPending: boolean
  /** Whether an attempt before may have taken the points. */
  readonly isUnanswered: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/**
 * Asks before points are spent. It stays when that fails, so that another try is the same intent.
 */
export const RedeemDialog = ({ reward, points, isPending, isUnanswered, onConfirm, onClose }: RedeemDialogProps) => (
  <Dialog title="Confirm Redemption" isBusy={isPending} onClose={onClose}>
    <DialogBody display="grid" gap="4">
      <Text color="fg.muted">
        Redeem <strong>{reward.name}</strong> for {formatPoints(reward.pointsCost)}?
      </Text>
      <Text color="fg.muted" fontSize="sm" aria-live="polite">
        {isUnanswered
          ? 'We did not hear back. Confirming again takes the points only once.'
          : `You have ${formatPoints(points)}; ${formatPoints(Math.max(0, points - reward.pointsCost))} will be left. You get a code for one order.`}
      </Text>
    </DialogBody>
    <DialogFooter>
      <Button variant="outline" disabled={isPending} onClick={onClose}>
        Cancel
      </Button>
      <Button
        disabled={isPending || (!isUnanswered && points < reward.pointsCost)}
        aria-busy={isPending}
        onClick={onConfirm}
      >
        {isPending ? 'Redeeming…' : 'Confirm'}
      </Button>
    </DialogFooter>
  </Dialog>
)

type UnansweredRewardProps = { readonly name: string; readonly onRetry: () => void }

/** A reward whose points may have been taken: the way to its code, however few points are left. */
export const PendingRedemptionNotice = ({ name, onRetry }: UnansweredRewardProps) => (
  <Box role="status" p="4" mb="6" bg="warning.subtle" borderWidth="1px" borderColor="warning" borderRadius="xl">
    <Text color="warning.fg">We did not hear back about {name}. Asking again takes its points only once.</Text>
    <Button mt="3" size="sm" onClick={onRetry}>
      Try Again
    </Button>
  </Box>
)

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
      return sendOnce(intentOf(reward), body, (headers) => callApi(loyaltyRoutes.redeemReward, { body, headers }))
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
      void client.invalidateQueries({ queryKey: [discountCodeRoutes.listCodes.path] })
    },
  })
  /** Whether the points may be gone and the code on its way. */
  const isOpen = (reward: LoyaltyReward) => !redeeming.isPending && hasPendingAttempt(intentOf(reward))
  return { redeem: redeeming.mutate, isPending: redeeming.isPending, isOpen }
}
