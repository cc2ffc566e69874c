import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '#ui/chakra/heading'
import { Text } from '@chakra-ui/react/text'
import type { TourProgress, TourType, TrainingBadge } from '#shared/training/contract'
import { XP_PER_LEVEL_UP } from '#shared/training/progress'
import { ProgressBar } from '#ui/progress'
import { Surface } from '#ui/chakra/surface'
import { tourNames } from './tour-progress'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { getPracticeResult } from '#base/storage/practice-result'

type ProgressCardProps = {
  readonly tour: TourProgress | null
  readonly levelCount: number
  readonly onChooseTour: () => void
  readonly onShowReward: () => void
}

/** The user's XP and level, with the XP missing for the next level-up. */
export function ProgressCard({ tour, levelCount, onChooseTour, onShowReward }: ProgressCardProps) {
  const totalXP = tour?.totalXP ?? 0
  const xpInLevel = totalXP % XP_PER_LEVEL_UP
  const missing = `${XP_PER_LEVEL_UP - xpInLevel} XP to your next level-up`
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
      <ProgressBar label="Experience" percent={(xpInLevel / XP_PER_LEVEL_UP) * 100} valueText={missing} />
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

type BadgesCardProps = { readonly badges: readonly TrainingBadge[]; readonly earnedBadges: readonly number[] }

const Medal = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '14',
    mx: 'auto',
    borderRadius: 'full',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    bg: 'bg.inset',
    fontSize: '2xl',
    '& > span': { filter: 'grayscale(1)', opacity: 0.45 },
    '&[data-earned]': { borderStyle: 'solid', borderColor: 'accent.glow', bg: 'accent.subtle' },
    '&[data-earned] > span': { filter: 'none', opacity: 1 },
  },
})

/** All badges of the tour; earned ones are in colour. */
export function BadgesCard({ badges, earnedBadges }: BadgesCardProps) {
  const earned = badges.filter(({ id }) => earnedBadges.includes(id))
  return (
    <Surface aria-label="Earned badges">
      <Flex justify="space-between" align="baseline" gap="4">
        <Heading as="h2" size="md">
          Earned Badges
        </Heading>
        <Text color="fg.muted">
          {earned.length} of {badges.length}
        </Text>
      </Flex>
      <chakra.ul mt="5" display="grid" gridTemplateColumns="repeat(auto-fill, minmax(5.5rem, 1fr))" gap="4">
        {badges.map(({ id, name, icon }) => {
          const isEarned = earnedBadges.includes(id)
          return (
            <chakra.li key={id} textAlign="center">
              <Medal data-earned={isEarned || undefined} aria-hidden>
                <span>{icon}</span>
              </Medal>
              <Box mt="2" fontSize="xs" lineHeight="snug" color={isEarned ? 'fg' : 'fg.muted'}>
                {name}
                <chakra.span srOnly>{isEarned ? ', earned' : ', not earned yet'}</chakra.span>
              </Box>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </Surface>
  )
}

type PracticeCardProps = { readonly userId: string; readonly tourType: TourType | undefined }

const descriptions = {
  customer: 'See your order as the kitchen does: bump it, recall it, and find the guest who must not eat sesame.',
  staff: 'Before your first shift: bump, recall, one station, 86, counts and allergies, on practice tickets.',
} as const satisfies Record<TourType, string>

/**
 * Leads to the kitchen's practice board and shows the best result
 * (docs/product/training.md#practice-board).
 */
export function PracticeCard({ userId, tourType = 'customer' }: PracticeCardProps) {
  const result = getPracticeResult(userId)
  return (
    <Surface aria-label="Practice board" mt="5">
      <Flex gap="4" wrap="wrap" align="center" justify="space-between">
        <div>
          <Heading as="h2" size="md">
            Practice board
          </Heading>
          <Text mt="1" color="fg.muted">
            {descriptions[tourType]}
          </Text>
          {result && (
            <Text mt="1" fontWeight="semibold">
              ✓ Done on this device: {result.alone} of {result.count} without help
            </Text>
          )}
        </div>
        <Button asChild variant="outline">
          <Link href="/kitchen/practice">{result ? 'Practice Again' : 'To the Practice Board'}</Link>
        </Button>
      </Flex>
    </Surface>
  )
}
