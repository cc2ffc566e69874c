import { Button } from '#ui/chakra/button'
import { Grid } from '@chakra-ui/react/grid'
import { useState } from 'react'
import { Link } from 'wouter'
import type { LoyaltyAccount, LoyaltyReward } from '#shared/loyalty/contract'
import { isUsableCodeState } from '#shared/payments/discount-codes'
import { EmptyState } from '#ui/data-states'
import { useIssuedCodes, useOwnCodes } from '#base/cart/discount-codes'
import { useLocationConfig } from '#base/location/location'
import { PendingRedemptionNotice, RedeemDialog, RewardCard, useRedeemReward } from './reward-card'
import { IssuedCodeCard, OwnCodesList } from './own-codes-list'
import { formatCodeState } from './loyalty-text'

type RewardsPanelProps = {
  readonly account: LoyaltyAccount
  readonly rewards: readonly LoyaltyReward[]
  /** The user for whom this browser stores redeemed codes. */
  readonly ownerId: string
}

/** The available rewards and the codes of redeemed ones. */
export function RewardsPanel({ account, rewards, ownerId }: RewardsPanelProps) {
  const { redeem, isPending, isOpen } = useRedeemReward(ownerId)
  const [chosen, setChosen] = useState<LoyaltyReward | null>(null)
  const [own, { timeZone }] = [useOwnCodes(), useLocationConfig()]
  const isUsedOrExpired = (code: string) => own.some((each) => each.code === code && !isUsableCodeState(each.state))
  const listStates = (code: string) =>
    own.filter((each) => each.code === code).map((each) => formatCodeState(each, timeZone))
  // Only the server knows which codes were used or redeemed on other devices.
  const issued = useIssuedCodes(ownerId).filter(({ code }) => !isUsedOrExpired(code))
  const fromOtherDevices = own
    .filter(({ code, state }) => isUsableCodeState(state) && !issued.some((each) => each.code === code))
    .map(({ code, title }) => ({ code, name: title ?? 'Your code', ownerId }))
  const codes = [...issued, ...fromOtherDevices]
  return (
    <>
      {!chosen &&
        rewards
          .filter(isOpen)
          .map((reward) => (
            <PendingRedemptionNotice key={reward.id} name={reward.name} onRetry={() => redeem(reward)} />
          ))}
      {codes.length > 0 && (
        <Grid gap="4" mb="6">
          {codes.map((issued) => (
            <IssuedCodeCard key={issued.code} issued={issued} state={listStates(issued.code)[0]} />
          ))}
        </Grid>
      )}
      {rewards.length === 0 ? (
        <EmptyState
          title="No rewards available"
          action={
            <Button asChild variant="outline">
              <Link href="/menu">See the menu</Link>
            </Button>
          }
        >
          Your points are safe until rewards are available.
        </EmptyState>
      ) : (
        <Grid as="ul" gap="4" templateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }}>
          {rewards.map((reward) => (
            <RewardCard
              key={reward.id}
              reward={reward}
              points={account.currentPoints}
              isPending={isPending}
              onRedeem={() => setChosen(reward)}
            />
          ))}
        </Grid>
      )}
      <OwnCodesList title="Used and expired codes" codes={own.filter(({ code }) => isUsedOrExpired(code))} />
      {chosen && (
        <RedeemDialog
          reward={chosen}
          points={account.currentPoints}
          isPending={isPending}
          isUnanswered={isOpen(chosen)}
          onConfirm={() => redeem(chosen, { onSuccess: () => setChosen(null) })}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}
