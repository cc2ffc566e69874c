import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import type { LoyaltyReward } from '#shared/contract/loyalty'
import { SurfaceListItem } from '#base/components/surface'
import { formatPoints, formatRewardValue } from '../words'

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
