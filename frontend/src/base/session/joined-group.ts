import { useSyncExternalStore } from 'react'
import { isRecord } from '#shared/platform/is-record'
import { createStoredValue, parseJson } from '../storage/stored-value'
import { deviceStorage } from '../storage/storage'

/** A name of base/storage/names, kept from the first script. */
const GROUP = 'hibachi-group'

/** The order of several that this browser is in (docs/product/groups.md). */
export type JoinedGroup = {
  readonly id: string
  /** Proves which part of it is this browser's. */
  readonly token: string
  /** How that part is called in what everybody reads. */
  readonly personId: string
  readonly name: string
  readonly hostName: string
  readonly isHost: boolean
  /** When its link ends, ISO. */
  readonly endsAt: string
  /** At which version the host took it over into the cart, to send it. */
  readonly takenOver: number | null
  /** The group's version that this person joined at; older answers don't list the person yet. */
  readonly joinedAtVersion: number
}

function joinedIn(value: unknown): JoinedGroup | null {
  if (!isRecord(value)) return null
  const { id, token, personId, name, hostName, isHost, endsAt, takenOver, joinedAtVersion } = value
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
    takenOver: typeof takenOver === 'number' ? takenOver : null,
    joinedAtVersion: typeof joinedAtVersion === 'number' ? joinedAtVersion : 0,
  }
}

/** Kept by the device, so that a link that is opened again leads back to one's own part. */
export const joinedGroupStore = createStoredValue<JoinedGroup | null>({
  shelf: deviceStorage,
  name: GROUP,
  read: (text) => parseJson(text, joinedIn, null),
})

const nobody = () => null

export const useJoinedGroup = (): JoinedGroup | null =>
  useSyncExternalStore(joinedGroupStore.subscribe, joinedGroupStore.get, nobody)

/** What nobody guesses, as a part's token has to be. */
export const createRandomToken = (): string =>
  [...crypto.getRandomValues(new Uint8Array(20))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
