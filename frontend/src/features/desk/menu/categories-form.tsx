import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { deskDishes } from '#shared/contract/desk/dish'
import type { MenuCategory } from '#shared/contract/menu'
import type { ResultOf } from '#shared/contract/route'
import { call } from '#base/api/call'
import { deskSave } from '#base/storage/names'
import { SettlePanel } from '../components/conflict-panel'
import { ErrorsContext, useFirstError } from '../form/errors'
import { LongText, TextBox } from '../form/inputs'
import { moved, replacedAt } from '../form/list'
import type { Part } from '../form/meet'
import { RowActs } from '../form/row-acts'
import { SaveBar } from '../form/save-bar'
import { useSettingForm } from '../form/use-setting-form'

type Categories = ResultOf<typeof deskDishes.changeCategories>

const draftOf = ({ categories }: Categories): readonly MenuCategory[] =>
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

const ORDER = 'order'
const nameAt = (id: number) => `${id} name`
const textAt = (id: number) => `${id} text`

/** Names and texts, and the order of them: told by the names that both began with. */
const partsOf =
  (began: readonly MenuCategory[]) =>
  (categories: readonly MenuCategory[]): readonly Part[] => {
    const known = (id: number) => began.find((category) => category.id === id)?.name ?? `category ${id}`
    return [
      { name: ORDER, label: 'Order', words: categories.map(({ id }) => known(id)).join(', ') },
      ...categories.flatMap(({ id, name, description }) => [
        { name: nameAt(id), label: `${known(id)}: name`, words: name },
        { name: textAt(id), label: `${known(id)}: text`, words: description },
      ]),
    ]
  }

function withParts(theirs: readonly MenuCategory[], mine: readonly MenuCategory[], names: ReadonlySet<string>) {
  const merged = theirs.map((category) => {
    const own = mine.find(({ id }) => id === category.id) ?? category
    return {
      ...category,
      name: (names.has(nameAt(category.id)) ? own : category).name,
      description: (names.has(textAt(category.id)) ? own : category).description,
    }
  })
  const placeOf = (category: MenuCategory) => mine.findIndex(({ id }) => id === category.id)
  return names.has(ORDER) ? merged.sort((one, other) => placeOf(one) - placeOf(other)) : merged
}

export function CategoriesForm({ menu }: { readonly menu: Categories }) {
  const client = useQueryClient()
  const [said, setSaid] = useState('')
  const setting = useSettingForm({
    read: menu,
    draftOf,
    partsOf: partsOf(menu.categories),
    withParts,
    bodyOf: (categories: readonly MenuCategory[], { version }) => ({ categories: numbered(categories), version }),
    intent: deskSave('categories', 'all'),
    send: async (body, headers) => {
      const saved = await call(deskDishes.changeCategories, { body, headers })
      void client.invalidateQueries({ queryKey: [deskDishes.menu.path] })
      return saved
    },
    member: 'categories',
    savedWords: 'The categories are saved',
  })
  const { draft: shown, setDraft: setShown, errors, sentence, conflict, isUnsaved, isSending } = setting
  const form = useFirstError(errors)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setting.save()
  }
  const move = (from: number, to: number) => {
    setShown(moved(shown, from, to))
    setSaid(`${shown[from]?.name} is number ${to + 1} of ${shown.length}`)
  }
  return (
    <ErrorsContext value={errors}>
      <form ref={form} noValidate onSubmit={submit}>
        {sentence && (
          <chakra.p role="alert" mb="4" p="4" borderRadius="xl" bg="danger.subtle" color="danger.fg">
            {sentence}
          </chakra.p>
        )}
        {conflict && (
          <chakra.div mb="5">
            <SettlePanel {...conflict} isSaving={isSending} />
          </chakra.div>
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
          onDiscard={setting.discard}
        />
      </form>
    </ErrorsContext>
  )
}
