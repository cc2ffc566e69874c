import type { LocationCode } from '#shared/locations/index'
import { channels, listSubscribers } from './connection-repository'

/** Whether a kitchen board of a location is connected. */
export const hasBoard = async (location: LocationCode): Promise<boolean> =>
  (await listSubscribers(channels.board(location))).length > 0
