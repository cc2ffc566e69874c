import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Skeleton } from '#ui/chakra/skeleton'
import { useState } from 'react'
import { getServerId } from '#shared/locations/index'
import { useLocationConfig } from '#base/location/location'
import { LoadError } from '#ui/data-states'
import { PageFrame } from '#base/page/page-frame'
import { TOUR_NOT_LOADED, useBadges, useLevels, useTourProgress } from './tour-progress'
import { BadgesCard, PracticeCard, ProgressCard } from './progress-card'
import { CompletionDialog, WelcomeDialog } from './welcome-dialog'
import { LevelGrid } from './level-grid'
import { LevelDialog } from './level-dialog'

/** The open dialog. `arrival` opens the welcome dialog if the user hasn't started a tour. */
type OpenDialog =
  | { readonly part: 'arrival' | 'welcome' | 'completion' }
  /** `hasReward`: the level completed the tour, so closing it shows the reward. */
  | { readonly part: 'level'; readonly levelNumber: number; readonly hasReward?: boolean }

const head = {
  title: 'Hibachi Mastery',
  lead: 'Five levels, a few questions each. What you learn here, your guests will taste.',
}

/**
 * The training tour: progress, badges and levels (docs/product/training.md#experience-and-badges).
 */
export function TrainingTour({ userId }: { readonly userId: string }) {
  const tourKey = { userId, locationId: getServerId(useLocationConfig()) }
  const [progress, levels, badges] = [useTourProgress(tourKey), useLevels(), useBadges()]
  const queries = [progress, levels, badges]
  const [open, setOpen] = useState<OpenDialog | null>({ part: 'arrival' })
  const close = () => setOpen(null)

  if (!levels.data || !badges.data || progress.data === undefined) {
    const retry = () => queries.forEach((query) => void query.refetch())
    return (
      <PageFrame {...head}>
        {queries.some(({ isError }) => isError) ? (
          <LoadError onRetry={retry}>{TOUR_NOT_LOADED}</LoadError>
        ) : (
          <TourSkeleton />
        )}
      </PageFrame>
    )
  }
  const tour = progress.data
  const isWelcoming = open?.part === 'welcome' || (open?.part === 'arrival' && tour === null)
  const opened = open?.part === 'level' ? open : null
  const level = opened && levels.data.find(({ levelNumber }) => levelNumber === opened.levelNumber)
  return (
    <PageFrame {...head}>
      <Grid gap="5" templateColumns={{ base: '1fr', lg: '3fr 2fr' }}>
        <ProgressCard
          tour={tour}
          levelCount={levels.data.length}
          onChooseTour={() => setOpen({ part: 'welcome' })}
          onShowReward={() => setOpen({ part: 'completion' })}
        />
        <BadgesCard badges={badges.data} earnedBadges={tour?.earnedBadges ?? []} />
      </Grid>
      <PracticeCard userId={userId} tourType={tour?.tourType} />
      <LevelGrid
        levels={levels.data}
        badges={badges.data}
        tour={tour}
        onOpen={(levelNumber) => setOpen({ part: 'level', levelNumber })}
      />
      {isWelcoming && <WelcomeDialog tourKey={tourKey} tour={tour} onClose={close} />}
      {tour && opened && level && (
        <LevelDialog
          key={level.id}
          tourKey={tourKey}
          level={level}
          levels={levels.data}
          badge={badges.data.find(({ id }) => id === level.badgeId)}
          isReview={tour.completedLevels.includes(level.levelNumber)}
          onClose={() => setOpen(opened.hasReward ? { part: 'completion' } : null)}
          onTourCompleted={() => setOpen({ ...opened, hasReward: true })}
        />
      )}
      {open?.part === 'completion' && <CompletionDialog onClose={close} />}
    </PageFrame>
  )
}

const TourSkeleton = () => (
  <Box role="status" aria-label="Loading your tour">
    <Grid gap="5" templateColumns={{ base: '1fr', lg: '3fr 2fr' }}>
      <Skeleton height="56" borderRadius="2xl" />
      <Skeleton height="56" borderRadius="2xl" />
    </Grid>
    <Skeleton mt="10" height="64" borderRadius="2xl" />
  </Box>
)
