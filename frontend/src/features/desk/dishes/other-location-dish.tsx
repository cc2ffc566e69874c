import { Button } from '#ui/chakra/button'
import { Skeleton } from '#ui/chakra/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditableDish } from '#shared/menu/editing-contract'
import type { Location } from '#shared/locations/index'
import { cutText } from '#shared/platform/text'
import { ApiError } from '#base/api/client'
import { toast } from '#ui/toast'
import { useSingleSubmit } from '#base/forms/use-single-submit'
import { createDish, getSaveErrorMessage, saveDish, updateDish, useDeskMenu } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import { withFields } from '../form/three-way-merge'
import { createDraftAt } from './copy-draft'
import {
  createDishDraft,
  dishFieldLabels,
  listChangedFields,
  toDishBody,
  toDishChanges,
  type DishDraft,
  type DishDraftField,
} from './draft'
import { formatDishField, type FieldNameLookup } from './draft-fields'

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

export type OtherLocationProps = {
  readonly dish: EditableDish
  readonly names: FieldNameLookup
  readonly set: (patch: Partial<DishDraft>) => void
}

/** Finds the same dish on another menu, by id or else by code. */
const findSameDish = (dishes: readonly EditableDish[], { id, code }: EditableDish): EditableDish | undefined =>
  dishes.find((each) => each.id === id) ?? dishes.find((each) => each.code === code)

const MAX_TEXT_LENGTH = 40

const truncate = (words: string): string =>
  words.length > MAX_TEXT_LENGTH ? `${cutText(words, MAX_TEXT_LENGTH)}…` : words

/** The same dish at another location, with the differences field by field. */
export function OtherLocationDish({ there, dish, names, set }: OtherLocationProps & { readonly there: Location }) {
  const here = useDeskLocation()
  const client = useQueryClient()
  const { data: menu, error, isError } = useDeskMenu(there.code)
  const [failure, setFailure] = useState<string | null>(null)
  const { press, isSending } = useSingleSubmit(async (send: () => Promise<EditableDish>) => {
    setFailure(null)
    try {
      await saveDish(client, there.code, send)
      toast({ title: `Saved at ${there.name}` })
    } catch (refusal) {
      setFailure(getSaveErrorMessage(refusal))
    }
  })
  const other = menu && findSameDish(menu.dishes, dish)
  const [ours, theirs] = [createDishDraft(dish), other && createDishDraft(other)]
  const differing = theirs ? listChangedFields(theirs, ours) : []
  const copyFieldThere = (field: DishDraftField) => {
    if (other && theirs)
      void press(() => updateDish(there.code, other, toDishChanges(theirs, withFields(theirs, ours, new Set([field])))))
  }
  return (
    <>
      <chakra.h3 fontWeight="semibold">{there.name}</chakra.h3>
      {isError && (
        <chakra.p color="fg.muted">
          {error instanceof ApiError && error.status === 401
            ? 'Sign in at that location’s own site to see it.'
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
          onClick={() => void press(() => createDish(there.code, toDishBody(createDraftAt(there, dish))))}
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
                {dishFieldLabels[field]} there: {formatDishField(field, theirs, names)}
              </span>
              <div>
                <Button type="button" size="sm" variant="subtle" onClick={() => set(pickField(theirs, field))}>
                  Use {truncate(formatDishField(field, theirs, names))} here
                </Button>
                <Button
                  type="button"
                  size="sm"
                  variant="outline"
                  disabled={isSending}
                  onClick={() => copyFieldThere(field)}
                >
                  Use {truncate(formatDishField(field, ours, names))} in {there.name}
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

const pickField = (draft: ReturnType<typeof createDishDraft>, field: DishDraftField) =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => name === field))
