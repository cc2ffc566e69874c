import { freshLocationQuery } from '#base/api/location-query'
import type { Station } from '#shared/menu/contract'
import { capacityRoutes } from '#shared/kitchen/capacity-contract'
import { settingsRoutes } from '#shared/kitchen/settings-contract'

export const stationNames = {
  hibachi: 'Hibachi',
  sushi: 'Sushi',
  fry: 'Fry',
  drinks: 'Drinks',
} as const satisfies Record<Station, string>

export const stationsQuery = freshLocationQuery(capacityRoutes.getStations)

export const stationProposalQuery = freshLocationQuery(capacityRoutes.proposeStations)

export const capacityQuery = freshLocationQuery(capacityRoutes.getCapacity)

export const settingsQuery = freshLocationQuery(settingsRoutes.getLocationSettings)
