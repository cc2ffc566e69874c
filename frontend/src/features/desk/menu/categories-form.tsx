import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { deskDishes } from '#shared/contract/desk/dish'
import type { MenuCategory } from '#shared/contract/menu'
import type { ResultOf } from '#shared/contract/route'
import { call } from '#base/api/call'
import { once } from '#base/api/idempotency'
import { toast } from '#base/components/toast'
import { useOnePress } from '#base/forms/use-one-press'
import { deskSave } from '#base/storage/names'
import { currentIn, has, sentenceOf } from '../api/refusals'
import { ErrorsContext, errorsIn, noErrors, useFirstError } from '../form/errors'
import { LongText, TextBox } from '../form/inputs'
import { moved, replacedAt } from '../form/list'
import { RowActs } from '../form/row-acts'
import { SaveBar } from '../form/save-bar'
import { useUnsaved } from '../unsaved'

type Categories = ResultOf<typeof deskDishes.changeCategories>

const isCategories = (value: unknown): value is Categories => has(value, 'categories', 'version')

const inOrder = (categories: readonly MenuCategory[]): readonly MenuCategory[] =>
  [...categories].sort((one, other) => one.displayOrder - other.displayOrder)

const numbered = (categories: readonly MenuCategory[]) =>
  categories.map((category, at) => ({ ...category, displayOrder: at + 1 }))

const Card = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    p: { base: '4', md: '5' },
    bg: 'bg.surface',
    borderWidth: '1px',
    borderRadius: '2xl',
  },
})

/** What of it was changed here stays, and what another changed comes in beneath it. */
const rebased = (base: readonly MenuCategory[], mine: readonly MenuCategory[], theirs: readonly MenuCategory[]) =>
  mine.map((category) => {
    const [was, is] = [base, theirs].map((list) => list.find(({ id }) => id === category.id))
    return {
      ...category,
      name: category.name === was?.name ? (is?.name ?? category.name) : category.name,
      description:
        category.description === was?.description ? (is?.description ?? category.description) : category.description,
    }
  })

export function CategoriesForm({ menu }: { readonly menu: Categories }) {
  const client = useQueryClient()
  const [base, setBase] = useState(() => ({ version: menu.version, categories: inOrder(menu.categories) }))
  const [shown, setShown] = useState(base.categories)
  const [said, setSaid] = useState('')
  const [errors, setErrors] = useState(noErrors)
  const [failure, setFailure] = useState<string | null>(null)
  const isUnsaved = JSON.stringify(shown) !== JSON.stringify(base.categories)
  useUnsaved(isUnsaved)
  const form = useFirstError(errors)
  const { press, isSending } = useOnePress(async () => {
    const body = { categories: numbered(shown), version: base.version }
    try {
      const saved = await once(deskSave('categories', 'all'), body, (headers) =>
        call(deskDishes.changeCategories, { body, headers }),
      )
      setBase({ version: saved.version, categories: inOrder(saved.categories) })
      setShown(inOrder(saved.categories))
      setErrors(noErrors)
      setFailure(null)
      toast({ title: 'The categories are saved' })
      await client.invalidateQueries({ queryKey: [deskDishes.menu.path] })
    } catch (error) {
      const current = currentIn(error, isCategories)
      setErrors(errorsIn(error))
      setFailure(
        current
          ? 'Somebody changed them meanwhile. Yours stand beside theirs now: look, and save again.'
          : sentenceOf(error),
      )
      if (!current) return
      const theirs = inOrder(current.categories)
      setShown(rebased(base.categories, shown, theirs))
      setBase({ version: current.version, categories: theirs })
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void press()
  }
  const move = (from: number, to: number) => {
    setShown(moved(shown, from, to))
    setSaid(`${shown[from]?.name} is number ${to + 1} of ${shown.length}`)
  }
  return (
    <ErrorsContext value={errors}>
      <form ref={form} noValidate onSubmit={submit}>
        {failure && (
          <chakra.p role="alert" mb="4" p="4" borderRadius="xl" bg="danger.subtle" color="danger.fg">
            {failure}
          </chakra.p>
        )}
        <span className="sr-only" role="status">
          {said}
        </span>
        <chakra.ul display="grid" gap="3" listStyleType="none">
          {shown.map((category, at) => (
            <Card key={category.id} aria-label={category.name}>
              <chakra.div display="flex" gap="2" alignItems="flex-end">
                <TextBox
                  label="Name"
                  path={`categories.${at}.name`}
                  maxLength={60}
                  value={category.name}
                  onChange={(name) => setShown(replacedAt(shown, at, { ...category, name }))}
                />
                <RowActs name={category.name} at={at} count={shown.length} onMove={(to) => move(at, to)} />
              </chakra.div>
              <LongText
                label="Text"
                path={`categories.${at}.description`}
                maxLength={300}
                rows={2}
                value={category.description}
                onChange={(description) => setShown(replacedAt(shown, at, { ...category, description }))}
              />
            </Card>
          ))}
        </chakra.ul>
        <SaveBar
          words={isUnsaved ? 'Not saved yet' : 'All saved'}
          isUnsaved={isUnsaved}
          isSaving={isSending}
          onDiscard={() => setShown(base.categories)}
        />
      </form>
    </ErrorsContext>
  )
}
