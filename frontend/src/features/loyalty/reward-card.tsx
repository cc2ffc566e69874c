import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Heading } from '#ui/chakra/heading'
import { Text } from '@chakra-ui/react/text'
import { loyaltyRoutes, type LoyaltyReward } from '#shared/loyalty/contract'
import { SurfaceListItem } from '#ui/chakra/surface'
import { formatPointCount, formatPoints, formatRewardValue } from './loyalty-text'
import { ProgressBar } from '#ui/progress'
import { Dialog, DialogBody, DialogFooter } from '#ui/chakra/dialog'
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
      <Text mt="4" mb="2" fontSize="sm" fontWeight="semibold">
        {formatPoints(pointsCost)}
        {!isEnough && (
          <Box as="span" fontWeight="normal" color="fg.muted">
            {` · ${formatPointCount(pointsCost - points)} to go`}
          </Box>
        )}
      </Text>
      <Box mb="4">
        <ProgressBar
          label={`Points for ${name}`}
          percent={Math.min(100, (Math.max(0, points) / pointsCost) * 100)}
          valueText={`${formatPointCount(points)} of ${formatPoints(pointsCost)}`}
        />
      </Box>
      <Button
        variant={isEnough ? 'solid' : 'outline'}
        disabled={!isEnough || isPending}
        // The text stays readable; the dashed border shows that the button is disabled.
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
  /** The response of an earlier attempt was lost, so the points may have been spent. */
  readonly isUnanswered: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks for confirmation before spending points. After a failure it stays open for a retry. */
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

type PendingRedemptionNoticeProps = { readonly name: string; readonly onRetry: () => void }

/** Offers a retry for a redemption whose response was lost, even if too few points are left. */
export const PendingRedemptionNotice = ({ name, onRetry }: PendingRedemptionNoticeProps) => (
  <Box role="status" p="4" mb="6" bg="warning.subtle" borderWidth="1px" borderColor="warning" borderRadius="xl">
    <Text color="warning.fg">We did not hear back about {name}. Asking again takes its points only once.</Text>
    <Button mt="3" size="sm" onClick={onRetry}>
      Try Again
    </Button>
  </Box>
)

/** Redeems rewards. Repeating an attempt after a lost response returns the same code. */
export function useRedeemReward(ownerId: string) {
  const client = useQueryClient()
  const getIntent = ({ id }: LoyaltyReward) => redemptionKey(ownerId, id)
  const mutation = useMutation({
    mutationFn: (reward: LoyaltyReward) => {
      const body = { rewardId: reward.id }
      return sendOnce(getIntent(reward), body, (headers) => callApi(loyaltyRoutes.redeemReward, { body, headers }))
    },
    onSuccess: ({ code, reward, account }) => {
      issuedCodesStore.add({ code, name: reward.name, ownerId })
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
  /** Whether the response of an attempt was lost, so that the points may have been spent. */
  const isOpen = (reward: LoyaltyReward) => !mutation.isPending && hasPendingAttempt(getIntent(reward))
  return { redeem: mutation.mutate, isPending: mutation.isPending, isOpen }
}
