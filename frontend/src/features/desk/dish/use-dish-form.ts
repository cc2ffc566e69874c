import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskDish } from '#shared/contract/desk/dish'
import { toast } from '#base/components/toast'
import { useOnePress } from '#base/forms/use-one-press'
import { addDish, changeDish, isDeskDish, showDish } from '../api/dish-calls'
import { currentIn, sentenceOf } from '../api/refusals'
import { useDeskLocation } from '../desk-location'
import { errorsIn, noErrors } from '../form/errors'
import type { FieldErrors } from '../form/errors'
import { useUnsaved } from '../unsaved'
import { changedFields, changesOf, draftOf, newDraft, sentOf, withFieldsOf } from './draft'
import type { Draft } from './draft'
import { faultsOf } from './faults'
import { meet, settle } from './merge'

type Trouble = { readonly errors: FieldErrors; readonly sentence: string | null; readonly current: DeskDish | null }

const none: Trouble = { errors: noErrors, sentence: null, current: null }

const CHECK = 'Some fields need another look.'

/** Where the words of an answer belong that speaks of one field. */
const places = { 'code-taken': 'code' } as const

function troubleOf(error: unknown): Trouble {
  const current = currentIn(error, isDeskDish) ?? null
  const errors = errorsIn(error, places)
  const isAtFields = Object.keys(errors).length > 0
  return { errors: isAtFields ? errors : noErrors, sentence: current ? null : sentenceOf(error), current }
}

type Opened = { readonly dish: DeskDish | null; readonly from: Draft; readonly draft: Draft }

const opened = (dish: DeskDish | null, from: Draft): Opened => ({ dish, from, draft: from })

/** A dish as it was saved, with what was typed while that was under way. */
function savedOver(saved: DeskDish, sent: Draft, typed: Draft): Opened {
  const from = draftOf(saved)
  return { dish: saved, from, draft: withFieldsOf(from, typed, changedFields(sent, typed)) }
}

/**
 * A dish that is changed or new: what was typed, what is not saved of it, and what was said of it.
 */
export function useDishForm(
  dish: DeskDish | null,
  categoryId: number,
  onSaved: (saved: DeskDish, before: DeskDish | null) => void,
) {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  const [open, setOpen] = useState(() => opened(dish, dish ? draftOf(dish) : newDraft(categoryId)))
  const [trouble, setTrouble] = useState(none)
  const unsaved = changedFields(open.from, open.draft)
  const isUnsaved = unsaved.length > 0
  useUnsaved(isUnsaved)
  // Somebody else changed it, and nothing here: it is shown as it is now.
  if (dish && open.dish && dish.version > open.dish.version && !isUnsaved) setOpen(opened(dish, draftOf(dish)))

  const send = ({ dish: base, from, draft }: Opened) =>
    base ? changeDish(location, base, changesOf(from, draft)) : addDish(location, sentOf(draft))
  const { press, isSending } = useOnePress(async (next: Opened) => {
    try {
      const saved = await send(next)
      // Known before its address is gone to, and gone to while the form still holds it: a message
      // may draw the page at once.
      showDish(client, location, saved)
      onSaved(saved, next.dish)
      setTrouble(none)
      setOpen((now) => savedOver(saved, next.draft, now.draft))
      toast({ title: next.dish ? `${saved.name} is saved` : `${saved.name} is on the menu` })
    } catch (error) {
      setTrouble(troubleOf(error))
    }
  })

  const save = (next: Opened = open) => {
    const errors = faultsOf(next.draft)
    if (Object.keys(errors).length > 0) setTrouble({ errors, sentence: CHECK, current: trouble.current })
    else void press(next)
  }
  /** Goes on from the dish as the other one left it. */
  const settleWith = (given: ReadonlySet<string>) => {
    const { current } = trouble
    if (!current) return
    const theirs = draftOf(current)
    const next = { dish: current, from: theirs, draft: settle(open.from, open.draft, theirs, given) }
    setOpen(next)
    setTrouble(none)
    if (changedFields(theirs, next.draft).length > 0) save(next)
  }
  return {
    draft: open.draft,
    dish: open.dish,
    unsaved,
    isSending,
    errors: trouble.errors,
    sentence: trouble.sentence,
    conflict: trouble.current ? meet(open.from, open.draft, draftOf(trouble.current)) : null,
    set: (patch: Partial<Draft>) => setOpen((now) => ({ ...now, draft: { ...now.draft, ...patch } })),
    save: () => save(),
    settle: settleWith,
    discard: () => {
      setOpen((now) => opened(now.dish, now.from))
      setTrouble(none)
    },
  }
}
