import { useStore } from 'zustand'
import { isRecord } from '#shared/platform/is-record'
import { createStoredValue, parseJson } from '../storage/stored-value'
import { deviceStorage } from '../storage/storage'

/** Not in storage-keys.ts, which belongs to the first script. */
const GROUP_KEY = 'hibachi-group'

/** The group order that this browser joined (docs/product/groups.md). */
export type JoinedGroup = {
  readonly id: string
  /** Authorizes changes to this participant's dishes. */
  readonly token: string
  /** Identifies this participant in the group's public data. */
  readonly personId: string
  readonly name: string
  readonly hostName: string
  readonly isHost: boolean
  /** When the group's link expires (ISO). */
  readonly endsAt: string
  /** The version that the host copied to the cart in order to check out; null before. */
  readonly closedAtVersion: number | null
  /** The version at which this person joined; older responses don't list the person yet. */
  readonly joinedAtVersion: number
}

function parseJoinedGroup(value: unknown): JoinedGroup | null {
  if (!isRecord(value)) return null
  const { id, token, personId, name, hostName, isHost, endsAt, closedAtVersion, joinedAtVersion } = value
  if (typeof id !== 'string' || typeof token !== 'string' || typeof name !== 'string') return null
  if (typeof personId !== 'string') return null
  if (typeof hostName !== 'string' || typeof endsAt !== 'string' || !(Date.parse(endsAt) > Date.now())) return null
  return {
    id,
    token,
    personId,
    name,
    hostName,
    endsAt,
    isHost: isHost === true,
    closedAtVersion: typeof closedAtVersion === 'number' ? closedAtVersion : null,
    joinedAtVersion: typeof joinedAtVersion === 'number' ? joinedAtVersion : 0,
  }
}

/**
 * Stored on the device, so that opening the link again leads back to the participant's own dishes.
 */
export const joinedGroupStore = createStoredValue<JoinedGroup | null>({
  storage: deviceStorage,
  name: GROUP_KEY,
  initial: null,
  read: (text) => parseJson(text, parseJoinedGroup, null),
})

export const useJoinedGroup = (): JoinedGroup | null => useStore(joinedGroupStore)

/** Returns the group order that takes this browser's dishes; null once the host checks out. */
export function useOpenGroup(): JoinedGroup | null {
  const joined = useJoinedGroup()
  return joined?.closedAtVersion === null ? joined : null
}

/** Creates an unguessable token for a participant. */
export const createRandomToken = (): string =>
  [...crypto.getRandomValues(new Uint8Array(20))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
