import type { TourProgress } from '#shared/contract/gamification'
import { locationOf, serverIdOf } from '#shared/locations/index'
import { isCompleted, totalXP } from '#shared/rules/training'
import type { Training } from '#shared/rules/training'
import type { TourRecord } from './records'

/** A tour as the training page reads it. */
export const presentTour = (tour: TourRecord, training: Training): TourProgress => ({
  userId: tour.userId,
  locationId: serverIdOf(locationOf(tour.location)),
  totalXP: totalXP(tour),
  currentLevel: tour.currentLevel,
  completedLevels: tour.completedLevels,
  earnedBadges: tour.earnedBadges,
  tourType: tour.tourType,
  isCompleted: isCompleted(tour, training),
})
