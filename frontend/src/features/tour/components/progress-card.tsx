import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import type { TourProgress } from '#shared/contract/gamification'
import { XP_PER_LEVEL_UP } from '#shared/rules/training'
import { ProgressBar } from '#base/components/progress-bar'
import { Surface } from '#base/components/surface'
import { tourNames } from '../words'

type ProgressCardProps = {
  readonly tour: TourProgress | null
  readonly levelCount: number
  readonly onChooseTour: () => void
  readonly onShowReward: () => void
}

/** Experience, level, and how much is missing to the next hundred. */
export function ProgressCard({ tour, levelCount, onChooseTour, onShowReward }: ProgressCardProps) {
  const totalXP = tour?.totalXP ?? 0
  const inBar = totalXP % XP_PER_LEVEL_UP
  const missing = `${XP_PER_LEVEL_UP - inBar} XP to your next level-up`
  return (
    <Surface aria-label="Your progress">
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap">
        <Heading as="h2" size="md">
          {tour ? tourNames[tour.tourType] : 'Ready when you are'}
        </Heading>
        <Text color="fg.muted">
          {tour?.isCompleted ? 'All levels completed' : `Level ${tour?.currentLevel ?? 1} of ${levelCount}`}
        </Text>
      </Flex>
      <Box mt="4" mb="3" fontFamily="heading" fontSize="4xl" lineHeight="tight" fontVariantNumeric="tabular-nums">
        {totalXP} XP
      </Box>
      <ProgressBar label="Experience" percent={(inBar / XP_PER_LEVEL_UP) * 100} valueText={missing} />
      <Text mt="2" fontSize="sm" color="fg.muted">
        {missing}
      </Text>
      <Flex mt="5" gap="3" wrap="wrap">
        {tour?.isCompleted && <Button onClick={onShowReward}>Show My Reward</Button>}
        <Button variant={tour ? 'outline' : 'solid'} onClick={onChooseTour}>
          {tour ? 'Change Tour' : 'Choose Your Tour'}
        </Button>
      </Flex>
    </Surface>
  )
}
