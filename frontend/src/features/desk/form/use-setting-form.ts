import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { once } from '#base/api/idempotency'
import { toast } from '#base/components/toast'
import { useOnePress } from '#base/forms/use-one-press'
import { currentIn, has, sentenceOf } from '../api/refusals'
import { useUnsaved } from '../unsaved'
import { errorsIn, noErrors } from './errors'
import type { FieldErrors } from './errors'
import { changedParts, meet } from './meet'
import type { Part } from './meet'

type Versioned = { readonly version: number }

type Setting<T extends Versioned, D, B> = {
  readonly read: T
  readonly draftOf: (read: T) => D
  /** What it consists of, for two who changed it at once. */
  readonly partsOf: (draft: D) => readonly Part[]
  /** Theirs, with those parts as mine that are named. */
  readonly withParts: (theirs: D, mine: D, names: ReadonlySet<string>) => D
  /** What is sent, over what the draft was made from. */
  readonly bodyOf: (draft: D, base: T) => B
  /** Under which a saving is known until it is answered. */
  readonly intent: string
  readonly send: (body: B, headers: Parameters<Parameters<typeof once>[2]>[0]) => Promise<T>
  /** Where what was read is kept, if by itself. */
  readonly queryKey?: readonly unknown[]
  /** A member that the thing has, by which an answer that carries it is known. */
  readonly member: string & keyof T
  readonly savedWords: string
}

type Opened<T, D> = { readonly read: T; readonly draft: D }

/**
 * A setting while it is changed: what is wrong with it, what somebody else made of it, and its
 * saving.
 */
export function useSettingForm<T extends Versioned, D, B>(setting: Setting<T, D, B>) {
  const { read, draftOf, partsOf, withParts } = setting
  const client = useQueryClient()
  const opened = (thing: T): Opened<T, D> => ({ read: thing, draft: draftOf(thing) })
  const [open, setOpen] = useState(() => opened(read))
  const calm: { errors: FieldErrors; sentence: string; theirs: T | null } = {
    errors: noErrors,
    sentence: '',
    theirs: null,
  }
  const [trouble, setTrouble] = useState(calm)
  const from = draftOf(open.read)
  const isSame = (one: D, other: D) => JSON.stringify(one) === JSON.stringify(other)
  const isUnsaved = !isSame(open.draft, from)
  useUnsaved(isUnsaved)
  if (read.version > open.read.version && !isUnsaved) setOpen(opened(read))

  const isThing = (value: unknown): value is T => has(value, setting.member, 'version')
  const { press, isSending } = useOnePress(async ({ read: base, draft }: Opened<T, D>) => {
    const body = setting.bodyOf(draft, base)
    try {
      const saved = await once(setting.intent, body, (headers) => setting.send(body, headers))
      if (setting.queryKey) client.setQueryData(setting.queryKey, saved)
      // What was typed while it was under way stays.
      setOpen((now) => (now.draft === draft ? opened(saved) : { read: saved, draft: now.draft }))
      setTrouble(calm)
      toast({ title: setting.savedWords })
    } catch (error) {
      const theirs = currentIn(error, isThing) ?? null
      setTrouble({ errors: errorsIn(error), sentence: theirs ? '' : sentenceOf(error), theirs })
    }
  })
  const { theirs } = trouble
  /** Goes on from the setting as the other one left it. */
  const settle = (current: T, given: ReadonlySet<string>) => {
    const mine = changedParts(partsOf(from), partsOf(open.draft)).filter((name) => !given.has(name))
    const next = { read: current, draft: withParts(draftOf(current), open.draft, new Set(mine)) }
    setOpen(next)
    setTrouble(calm)
    if (!isSame(next.draft, draftOf(current))) void press(next)
  }
  return {
    draft: open.draft,
    setDraft: (draft: D) => setOpen((now) => ({ ...now, draft })),
    isUnsaved,
    isSending,
    errors: trouble.errors,
    sentence: trouble.sentence,
    conflict: theirs && {
      ...meet(partsOf(from), partsOf(open.draft), partsOf(draftOf(theirs))),
      onSettle: (given: ReadonlySet<string>) => settle(theirs, given),
    },
    save: () => void press(open),
    discard: () => {
      setOpen(opened(theirs ?? open.read))
      setTrouble(calm)
    },
  }
}

export type SettingForm = Omit<ReturnType<typeof useSettingForm>, 'draft' | 'setDraft'>
