import type { LocationCode } from '#shared/locations/index'
import { fullName } from '#shared/rules/names'
import { userOf } from '../runtime/session'
import type { Caller } from '../runtime/session'
import type { Step } from '../runtime/transact'

type Asked<T> = {
  readonly params: { readonly location: LocationCode }
  readonly body: T
  readonly caller: Caller
  readonly now: Date
  readonly keepAnswer: (answer: T) => readonly Step[]
}

/** What a setting of a location is told to become, by whom, and its answer kept with it. */
export const toldBy = <T>({ params, body, caller, now, keepAnswer }: Asked<T>) => ({
  ...params,
  told: body,
  by: fullName(userOf(caller)),
  now,
  alongside: ({ after }: { readonly after: T }) => keepAnswer(after),
})
