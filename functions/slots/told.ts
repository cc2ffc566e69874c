import type { LocationCode } from '#shared/locations/index'
import { formatFullName } from '#shared/rules/names'
import { requireUser } from '../runtime/session'
import type { Caller } from '../runtime/session'
import type { WriteStep } from '../runtime/transact'

type Asked<T> = {
  readonly params: { readonly location: LocationCode }
  readonly body: T
  readonly caller: Caller
  readonly now: Date
  readonly keepAnswer: (answer: T) => readonly WriteStep[]
}

/** What a setting of a location is told to become, by whom, and its answer kept with it. */
export const toSettingUpdate = <T>({ params, body, caller, now, keepAnswer }: Asked<T>) => ({
  ...params,
  told: body,
  by: formatFullName(requireUser(caller)),
  now,
  alongside: ({ after }: { readonly after: T }) => keepAnswer(after),
})
