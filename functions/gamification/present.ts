import type { TourProgress } from '#shared/contract/gamification'
import { getLocation, getServerId } from '#shared/locations/index'
import { isTourCompleted, getTotalXp } from '#shared/rules/training'
import type { TrainingCurriculum } from '#shared/rules/training'
import type { TourRecord } from './records'

/** A tour as the training page reads it. */
export const presentTour = (tour: TourRecord, training: TrainingCurriculum): TourProgress => ({
  userId: tour.userId,
  locationId: getServerId(getLocation(tour.location)),
  totalXP: getTotalXp(tour),
  currentLevel: tour.currentLevel,
  completedLevels: tour.completedLevels,
  earnedBadges: tour.earnedBadges,
  tourType: tour.tourType,
  isCompleted: isTourCompleted(tour, training),
})
