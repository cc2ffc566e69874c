import { Button } from '@chakra-ui/react/button'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskDish } from '#shared/contract/desk/dish'
import type { Location } from '#shared/locations/index'
import { ApiError } from '#base/api/api-error'
import { toast } from '#base/components/toast'
import { useOnePress } from '#base/forms/use-one-press'
import { addDish, changeDish, isDeskDish, showDish } from '../api/dish-calls'
import { useMenuAt } from '../api/queries'
import { currentIn, sentenceOf } from '../api/refusals'
import { useDeskLocation } from '../desk-location'
import { withFields } from '../form/three-way-merge'
import { changedFields, changesOf, draftOf, fieldNames, sentOf } from './draft'
import type { Draft, DraftField } from './draft'
import { wordsOf } from './field-words'
import type { Names } from './field-words'

const Line = chakra('li', {
  base: {
    display: 'grid',
    gap: '2',
    py: '3',
    borderTopWidth: '1px',
    overflowWrap: 'anywhere',
    '& > div': { display: 'flex', gap: '2', flexWrap: 'wrap' },
    '& button': { whiteSpace: 'normal', textAlign: 'start' },
  },
})

export type ElsewhereProps = {
  readonly dish: DeskDish
  readonly names: Names
  readonly set: (patch: Partial<Draft>) => void
}

/**
 * The dish of another menu that is the same: by its id, or added there by itself under the same
 * code.
 */
const sameIn = (dishes: readonly DeskDish[], { id, code }: DeskDish): DeskDish | undefined =>
  dishes.find((each) => each.id === id) ?? dishes.find((each) => each.code === code)

const SHORT = 40
const short = (words: string): string => (words.length > SHORT ? `${words.slice(0, SHORT)}…` : words)

/** The same dish at another location: what differs, field by field. */
export function ElsewhereDish({ there, dish, names, set }: ElsewhereProps & { readonly there: Location }) {
  const here = useDeskLocation()
  const client = useQueryClient()
  const { data: menu, error, isError } = useMenuAt(there.code)
  const [failure, setFailure] = useState<string | null>(null)
  const { press, isSending } = useOnePress(async (send: () => Promise<DeskDish>) => {
    setFailure(null)
    try {
      showDish(client, there.code, await send())
      toast({ title: `Saved at ${there.name}` })
    } catch (refusal) {
      const current = currentIn(refusal, isDeskDish)
      if (current) showDish(client, there.code, current)
      setFailure(sentenceOf(refusal))
    }
  })
  const other = menu && sameIn(menu.dishes, dish)
  const [ours, theirs] = [draftOf(dish), other && draftOf(other)]
  const differing = theirs ? changedFields(theirs, ours) : []
  const levelThere = (field: DraftField) => {
    if (other && theirs)
      void press(() => changeDish(there.code, other, changesOf(theirs, withFields(theirs, ours, new Set([field])))))
  }
  return (
    <>
      <chakra.h3 fontWeight="semibold">{there.name}</chakra.h3>
      {isError && (
        <chakra.p color="fg.muted">
          {error instanceof ApiError && error.status === 401
            ? 'Your sign-in does not count there: open its own site.'
            : 'Its menu could not be loaded.'}
        </chakra.p>
      )}
      {!menu && !isError && <Skeleton height="6" mt="2" />}
      {menu && !other && (
        <Button
          type="button"
          variant="outline"
          mt="2"
          disabled={isSending}
          onClick={() => void press(() => addDish(there.code, sentOf(ours)))}
        >
          Copy it to {there.name}
        </Button>
      )}
      {other?.isArchived && <chakra.p color="fg.muted">It is archived there.</chakra.p>}
      {other && !other.isArchived && differing.length === 0 && <chakra.p color="fg.muted">The same as here.</chakra.p>}
      {theirs && !other?.isArchived && (
        <chakra.ul listStyleType="none">
          {differing.map((field) => (
            <Line key={field}>
              <span>
                {fieldNames[field]} there: {wordsOf(field, theirs, names)}
              </span>
              <div>
                <Button type="button" size="sm" variant="subtle" onClick={() => set(withOnly(theirs, field))}>
                  Use {short(wordsOf(field, theirs, names))} here
                </Button>
                <Button
                  type="button"
                  size="sm"
                  variant="outline"
                  disabled={isSending}
                  onClick={() => levelThere(field)}
                >
                  Use {short(wordsOf(field, ours, names))} in {there.name}
                </Button>
              </div>
            </Line>
          ))}
        </chakra.ul>
      )}
      {failure && (
        <chakra.p role="alert" color="danger.fg">
          {failure}
        </chakra.p>
      )}
      <span className="sr-only">Compared with {here.name}</span>
    </>
  )
}

const withOnly = (draft: ReturnType<typeof draftOf>, field: DraftField) =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => name === field))
