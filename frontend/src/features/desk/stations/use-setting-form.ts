import { useState } from 'react'
import { toast } from '#base/components/toast'
import { useOnePress } from '#base/forms/use-one-press'
import { currentIn, has, sentenceOf } from '../api/refusals'
import { errorsIn, noErrors } from '../form/errors'
import type { FieldErrors } from '../form/errors'
import { useUnsaved } from '../unsaved'

type Versioned = { readonly version: number }

type Trouble<T> = { readonly errors: FieldErrors; readonly sentence: string; readonly theirs: T | null }

type Setting<T extends Versioned, D> = {
  readonly read: T
  readonly draftOf: (read: T) => D
  /** Saves a draft over a version. */
  readonly save: (draft: D, version: number) => Promise<T>
  /** A member that the thing has, by which an answer that carries it is known. */
  readonly member: string
  readonly savedWords: string
}

/** A setting while it is changed: what is wrong with it, what somebody else made of it, and its saving. */
export function useSettingForm<T extends Versioned, D>({ read, draftOf, save, member, savedWords }: Setting<T, D>) {
  const [open, setOpen] = useState(read)
  const [draft, setDraft] = useState(() => draftOf(read))
  const calm: Trouble<T> = { errors: noErrors, sentence: '', theirs: null }
  const [trouble, setTrouble] = useState(calm)
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(draftOf(open))
  useUnsaved(isUnsaved)
  const take = (thing: T) => {
    setOpen(thing)
    setDraft(draftOf(thing))
    setTrouble(calm)
  }
  if (read.version > open.version && !isUnsaved) take(read)
  const isThing = (value: unknown): value is T => has(value, member, 'version')
  const { press, isSending } = useOnePress(async (version: number) => {
    try {
      take(await save(draft, version))
      toast({ title: savedWords })
    } catch (error) {
      const theirs = currentIn(error, isThing) ?? null
      setTrouble({ errors: errorsIn(error), sentence: theirs ? '' : sentenceOf(error), theirs })
    }
  })
  const { theirs } = trouble
  return {
    draft,
    setDraft,
    isUnsaved,
    isSending,
    ...trouble,
    save: () => void press((theirs ?? open).version),
    discard: () => take(open),
    takeTheirs: theirs && (() => take(theirs)),
  }
}

export type SettingForm = Omit<ReturnType<typeof useSettingForm>, 'draft' | 'setDraft' | 'theirs'>
