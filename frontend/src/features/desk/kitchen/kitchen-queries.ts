import { freshLocationQuery } from '#base/api/location-query'
import { capacityRoutes } from '#shared/kitchen/capacity-contract'
import { settingsRoutes } from '#shared/kitchen/settings-contract'

export const stationsQuery = freshLocationQuery(capacityRoutes.getStations)

export const stationProposalQuery = freshLocationQuery(capacityRoutes.proposeStations)

export const capacityQuery = freshLocationQuery(capacityRoutes.getCapacity)

export const settingsQuery = freshLocationQuery(settingsRoutes.getLocationSettings)
