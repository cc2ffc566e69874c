import { daypartRoutes } from '#shared/dayparts/contract'
import { mockResponse, mockRoute } from '#testing/mock-server'

/** A location that has no dayparts. */
export const noDayparts = mockRoute(daypartRoutes.getDayparts, () =>
  mockResponse(daypartRoutes.getDayparts, { dayparts: [], version: 1 }),
)
