import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '#ui/chakra/heading'
import { Text } from '@chakra-ui/react/text'
import type { TourProgress, TrainingBadge, TrainingLevel } from '#shared/training/contract'
import { getLevelStatus, type LevelStatus } from '#shared/training/progress'
import { SurfaceListItem } from '#ui/chakra/surface'
import { levelStatusLabels } from './tour-progress'
import { chakra } from '@chakra-ui/react/styled-system'

type LevelCardProps = {
  readonly level: TrainingLevel
  readonly badge: TrainingBadge | undefined
  readonly status: LevelStatus
  readonly onOpen: () => void
}

const statusStyles = {
  '&[data-status=current]': { borderColor: 'accent.fg', boxShadow: 'md' },
  '&[data-status=locked], &[data-status=available]': { bg: 'bg.inset' },
}

const marks: Record<LevelStatus, string> = { completed: '✓', current: '●', available: '○', locked: '🔒' }

/** One level: topic, status, and a button that opens it. */
function LevelCard({ level: { levelNumber, title, description, minXP }, badge, status, onOpen }: LevelCardProps) {
  const { state, action } = levelStatusLabels[status]
  const isOpen = status === 'current' || status === 'completed'
  return (
    <SurfaceListItem css={statusStyles} data-status={status} aria-current={status === 'current' ? 'step' : undefined}>
      <Flex
        justify="space-between"
        gap="3"
        fontSize="sm"
        color={isOpen ? 'accent.fg' : 'fg.muted'}
        fontWeight="semibold"
      >
        <span>Level {levelNumber}</span>
        <span>
          <span aria-hidden>{marks[status]}</span> {state}
        </span>
      </Flex>
      <Heading as="h3" size="md" mt="3">
        {title}
      </Heading>
      <Text mt="1" color="fg.muted" flex="1">
        {description}
      </Text>
      <Box mt="4" mb="4" fontSize="sm">
        {minXP} XP{badge && ` and the ${badge.name} badge`}
      </Box>
      <Button
        variant={status === 'current' ? 'solid' : 'outline'}
        disabled={!isOpen}
        aria-label={`${action}: ${title}`}
        onClick={onOpen}
      >
        {action}
      </Button>
    </SurfaceListItem>
  )
}

type LevelGridProps = {
  readonly levels: readonly TrainingLevel[]
  readonly badges: readonly TrainingBadge[]
  readonly tour: TourProgress | null
  readonly onOpen: (levelNumber: number) => void
}

/** All levels in order. They are locked until the user starts a tour. */
export const LevelGrid = ({ levels, badges, tour, onOpen }: LevelGridProps) => (
  <Box as="section" mt="10">
    <Heading as="h2" size="md" mb="4">
      Levels
    </Heading>
    <chakra.ol display="flex" flexWrap="wrap" gap="5" css={{ '& > li': { flex: '1 1 17rem' } }}>
      {levels.map((level) => (
        <LevelCard
          key={level.id}
          level={level}
          badge={badges.find(({ id }) => id === level.badgeId)}
          status={tour ? getLevelStatus(level.levelNumber, tour) : 'locked'}
          onOpen={() => onOpen(level.levelNumber)}
        />
      ))}
    </chakra.ol>
  </Box>
)
