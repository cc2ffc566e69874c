import type { LocationCode } from '#shared/locations/index'
import type { MemberRecord } from './records'
import { listMembers } from './repository'

/** Whether a member may use a kitchen tablet of a location. */
export const isCookAt = ({ state, locations, pinHash }: MemberRecord, location: LocationCode): boolean =>
  state !== 'removed' && pinHash !== undefined && (locations === null || locations.includes(location))

/** Returns the members who have a PIN at a location. */
export const listCooks = async (location: LocationCode): Promise<readonly MemberRecord[]> =>
  (await listMembers()).filter((member) => isCookAt(member, location))
