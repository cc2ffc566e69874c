import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import type { TrainingBadge, TrainingLevel, TourProgress } from '#shared/contract/gamification'
import { getLevelStatus } from '#shared/rules/training'
import { LevelCard } from './level-card'

type LevelGridProps = {
  readonly levels: readonly TrainingLevel[]
  readonly badges: readonly TrainingBadge[]
  readonly tour: TourProgress | null
  readonly onOpen: (levelNumber: number) => void
}

/** The levels in their order; before a tour is begun they can be looked at, not entered. */
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
