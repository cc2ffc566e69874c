import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deskSpecials } from '#shared/contract/desk/specials'
import type { DeskSpecials } from '#shared/contract/desk/specials'
import type { LocationCode } from '#shared/locations/index'
import { call } from '#base/api/call'
import { newKey, once } from '#base/api/idempotency'
import { toast } from '#base/components/toast'
import { useOnePress } from '#base/forms/use-one-press'
import { deskSave } from '#base/storage/names'
import { menuQuery } from '../api/queries'
import { currentIn, has, sentenceOf } from '../api/refusals'
import { errorsIn, noErrors } from '../form/errors'
import type { FieldErrors } from '../form/errors'
import { useUnsaved } from '../unsaved'
import { draftsOf, faultsOf, isSameWeek, newSpecial, sentWeek } from './draft'
import type { SpecialDraft } from './draft'
import { meet, settle } from './merge'

const specialsQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [deskSpecials.specials.path, location],
    queryFn: () => call(deskSpecials.specials, { params: { location } }),
    refetchOnMount: 'always',
  })

export const useSpecialsAt = (location: LocationCode) => useQuery(specialsQuery(location))

const isWeek = (value: unknown): value is DeskSpecials => has(value, 'specials', 'version')

type Opened = {
  readonly version: number
  readonly from: readonly SpecialDraft[]
  readonly draft: readonly SpecialDraft[]
}

const opened = (read: DeskSpecials): Opened => ({
  version: read.version,
  from: draftsOf(read),
  draft: draftsOf(read),
})

const CHECK = 'Some fields need another look.'
type Trouble = {
  readonly errors: FieldErrors
  readonly sentence: string
  readonly current: DeskSpecials | null
}

const noTrouble: Trouble = { errors: noErrors, sentence: '', current: null }

type Given = {
  readonly location: LocationCode
  readonly read: DeskSpecials
  readonly onMenu: ReadonlySet<number>
  readonly dishName: (menuItemId: number) => string
}

/** The week while it is changed, what is wrong with it, and the saving of all of it at once. */
export function useSpecialsForm({ location, read, onMenu, dishName }: Given) {
  const client = useQueryClient()
  const [open, setOpen] = useState(() => opened(read))
  const [trouble, setTrouble] = useState(noTrouble)
  const isUnsaved = !isSameWeek(open.from, open.draft)
  useUnsaved(isUnsaved)
  if (read.version > open.version && !isUnsaved) setOpen(opened(read))

  const { press, isSending } = useOnePress(async ({ version, draft }: Opened) => {
    const body = { specials: sentWeek(draft), version }
    try {
      const saved = await once(deskSave('specials', location), body, (headers) =>
        call(deskSpecials.changeSpecials, { params: { location }, body, headers }),
      )
      setTrouble(noTrouble)
      setOpen(opened(saved))
      client.setQueryData(specialsQuery(location).queryKey, saved)
      toast({ title: 'The specials are saved' })
    } catch (error) {
      const current = currentIn(error, isWeek) ?? null
      const errors = errorsIn(error)
      setTrouble({ errors: current ? noErrors : errors, sentence: current ? '' : sentenceOf(error), current })
      // A dish may have left the menu since it was read.
      if (Object.keys(errors).length > 0) void client.invalidateQueries({ queryKey: menuQuery(location).queryKey })
    }
  })
  const save = (next: Opened = open) => {
    const errors = faultsOf(next.draft, onMenu)
    if (Object.keys(errors).length > 0) setTrouble((now) => ({ ...now, errors, sentence: CHECK }))
    else void press(next)
  }
  const change = (to: (draft: readonly SpecialDraft[]) => readonly SpecialDraft[]) =>
    setOpen((now) => ({ ...now, draft: to(now.draft) }))
  // Errors are known by places, which move where one of them goes.
  const takeOff = (isOff: (special: SpecialDraft) => boolean) => {
    change((draft) => draft.filter((special) => !isOff(special)))
    setTrouble((now) => ({ ...now, errors: noErrors, sentence: '' }))
  }
  /** Goes on from the week as the other one left it. */
  const settleWith = (given: ReadonlySet<string>) => {
    const { current } = trouble
    if (!current) return
    const theirs = draftsOf(current)
    const next = { ...opened(current), draft: settle(open.from, open.draft, theirs, given) }
    setOpen(next)
    setTrouble(noTrouble)
    if (!isSameWeek(theirs, next.draft)) save(next)
  }
  return {
    draft: open.draft,
    isUnsaved,
    isSending,
    ...trouble,
    conflict: trouble.current ? meet(open.from, open.draft, draftsOf(trouble.current), dishName) : null,
    add: (day: number) => {
      const special = newSpecial(`new-${newKey()}`, day)
      change((draft) => [...draft, special])
      return special.key
    },
    set: (key: string, patch: Partial<SpecialDraft>) =>
      change((draft) => draft.map((special) => (special.key === key ? { ...special, ...patch } : special))),
    takeOff,
    save: () => save(),
    settle: settleWith,
    discard: () => {
      setOpen((now) => ({ ...now, draft: now.from }))
      setTrouble(noTrouble)
    },
  }
}
