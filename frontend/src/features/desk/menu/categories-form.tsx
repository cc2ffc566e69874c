import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { deskDishes } from '#shared/contract/desk/dish'
import type { MenuCategory } from '#shared/contract/menu'
import type { ResultOf } from '#shared/contract/route'
import { call } from '#base/api/call'
import { once } from '#base/api/idempotency'
import { toast } from '#base/components/toast'
import { NotesField, TextField } from '#base/forms/fields'
import { deskSave } from '#base/storage/names'
import { currentIn, has } from '../api/refusals'
import { SettlePanel } from '../components/conflict-panel'
import { FormFrame } from '../form/form-frame'
import { RowActs } from '../form/row-acts'
import { SaveBar } from '../form/save-bar'
import { mergeParts } from '../form/three-way-merge'
import { useRecordForm } from '../form/use-record-form'

type Categories = ResultOf<typeof deskDishes.changeCategories>
type Values = { categories: MenuCategory[] }

const valuesOf = ({ categories }: Categories): Values => ({
  categories: [...categories].sort((one, other) => one.displayOrder - other.displayOrder),
})

const isCategories = (value: unknown): value is Categories => has(value, 'categories', 'version')

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

/** Merges names, texts and the order; the labels are the names that were read first. */
const mergeOver = (read: readonly MenuCategory[]) => {
  const known = (id: number) => read.find((category) => category.id === id)?.name ?? `category ${id}`
  return mergeParts<Values>({
    partsOf: ({ categories }) => [
      { name: ORDER, label: 'Order', text: categories.map(({ id }) => known(id)).join(', ') },
      ...categories.flatMap(({ id, name, description }) => [
        { name: nameAt(id), label: `${known(id)}: name`, text: name },
        { name: textAt(id), label: `${known(id)}: text`, text: description },
      ]),
    ],
    withParts: (theirs, mine, names) => {
      const categories = theirs.categories.map((category) => {
        const own = mine.categories.find(({ id }) => id === category.id) ?? category
        return {
          ...category,
          name: (names.has(nameAt(category.id)) ? own : category).name,
          description: (names.has(textAt(category.id)) ? own : category).description,
        }
      })
      const placeOf = ({ id }: MenuCategory) => mine.categories.findIndex((category) => category.id === id)
      return {
        categories: names.has(ORDER) ? categories.sort((one, other) => placeOf(one) - placeOf(other)) : categories,
      }
    },
  })
}

function CategoryRows() {
  const [announcement, setAnnouncement] = useState('')
  const { fields, move } = useFieldArray<Values, 'categories', 'rowKey'>({ name: 'categories', keyName: 'rowKey' })
  const categories = useWatch<Values, 'categories'>({ name: 'categories' })
  const moveTo = (from: number, to: number) => {
    move(from, to)
    setAnnouncement(`${categories[from]?.name} is number ${to + 1} of ${fields.length}`)
  }
  return (
    <>
      <span className="sr-only" role="status">
        {announcement}
      </span>
      <chakra.ul display="grid" gap="3" listStyleType="none">
        {fields.map(({ id }, at) => {
          const name = categories[at]?.name ?? ''
          return (
            <Card key={id} aria-label={name}>
              <chakra.div display="flex" gap="2" alignItems="flex-end">
                <TextField<Values> name={`categories.${at}.name`} label="Name" maxLength={60} />
                <RowActs name={name} at={at} count={fields.length} onMove={(to) => moveTo(at, to)} />
              </chakra.div>
              <NotesField<Values>
                name={`categories.${at}.description`}
                label="Text"
                maxLength={300}
                rows={2}
                isCounted
              />
            </Card>
          )
        })}
      </chakra.ul>
    </>
  )
}

export function CategoriesForm({ menu }: { readonly menu: Categories }) {
  const client = useQueryClient()
  const form = useRecordForm({
    record: menu,
    valuesOf,
    merge: mergeOver(menu.categories),
    save: ({ categories }, { version }) => {
      const body = { categories: numbered(categories), version }
      return once(deskSave('categories', 'all'), body, (headers) =>
        call(deskDishes.changeCategories, { body, headers }),
      )
    },
    currentOf: (error) => currentIn(error, isCategories),
    onSaved: () => {
      void client.invalidateQueries({ queryKey: [deskDishes.menu.path] })
      toast({ title: 'The categories are saved' })
    },
  })
  const { problem, conflict, isUnsaved, isSending } = form
  return (
    <FormFrame form={form}>
      {problem && (
        <chakra.p role="alert" mb="4" p="4" borderRadius="xl" bg="danger.subtle" color="danger.fg">
          {problem}
        </chakra.p>
      )}
      {conflict && (
        <chakra.div mb="5">
          <SettlePanel {...conflict} isSaving={isSending} />
        </chakra.div>
      )}
      <CategoryRows />
      <SaveBar words="Not saved yet" isUnsaved={isUnsaved} isSaving={isSending} onDiscard={form.discard} />
    </FormFrame>
  )
}
