import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useController, useFieldArray, useWatch } from 'react-hook-form'
import { getCategoryPicture } from '#shared/menu/pictures/picture'
import { ResponsivePicture } from '#ui/picture'
import { AmountField, TextAreaField, TextField } from '#ui/forms/fields'
import { FormMessages } from '../form/conflict-panel'
import { daypartsQuery } from '../dayparts/dayparts-api'
import { useDeskLocation } from '../desk-location'
import { FormFrame, SaveBar } from '../form/form-frame'
import { ChoiceInput } from '../form/choice-input'
import { RowActions } from '../form/list-editing'
import { PictureField } from '../pictures/picture-field'
import { ArchiveCategoryButton } from './category-actions'
import { useCategoriesForm, type Categories, type CategoriesValues } from './use-categories-form'

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

const Details = chakra('details', {
  base: { '& summary': { minH: '11', display: 'list-item', alignContent: 'center', cursor: 'pointer' } },
})

const DaypartRow = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'end',
    gridTemplateColumns: { base: '1fr', sm: 'minmax(0, 1fr) 10rem' },
  },
})

/**
 * The dayparts in which a category's dishes are offered, and what they cost then. A dish's own
 * dayparts and prices replace them.
 */
function CategoryDayparts({ at }: { readonly at: number }) {
  const { data } = useQuery(daypartsQuery(useDeskLocation().code))
  const { field } = useController<CategoriesValues, `categories.${number}.dayparts`>({
    name: `categories.${at}.dayparts`,
  })
  const chosen = field.value ?? []
  const turn = (id: string, isOn: boolean) =>
    field.onChange(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))
  if (!data || data.dayparts.length === 0) return null
  return (
    <>
      {data.dayparts.map(({ id, name }) => (
        <DaypartRow key={id}>
          <ChoiceInput label={`Only ${name}`} isChecked={chosen.includes(id)} onChange={(isOn) => turn(id, isOn)} />
          <AmountField<CategoriesValues>
            name={`categories.${at}.daypartPrices.${id}`}
            label={`${name} price of each dish`}
            sign="$"
          />
        </DaypartRow>
      ))}
    </>
  )
}

/** The picture of a category, which is closed at first, because a menu has many. */
function CategoryPicture({ at, id }: { readonly at: number; readonly id: number }) {
  const sample = getCategoryPicture(id)
  return (
    <Details>
      <summary>Picture</summary>
      <PictureField<CategoriesValues>
        name={`categories.${at}.imageUrl`}
        dishId={undefined}
        usual={sample && <ResponsivePicture picture={sample} sizes="9rem" />}
      />
    </Details>
  )
}

function CategoryRows({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const [announcement, setAnnouncement] = useState('')
  const { fields, move } = useFieldArray<CategoriesValues, 'categories', 'rowKey'>({
    name: 'categories',
    keyName: 'rowKey',
  })
  const categories = useWatch<CategoriesValues, 'categories'>({ name: 'categories' })
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
                <TextField<CategoriesValues> name={`categories.${at}.name`} label="Name" maxLength={60} />
                <RowActions name={name} at={at} count={fields.length} onMove={(to) => moveTo(at, to)} />
              </chakra.div>
              <TextAreaField<CategoriesValues>
                name={`categories.${at}.description`}
                label="Description"
                maxLength={300}
                rows={2}
                isCounted
              />
              <CategoryPicture at={at} id={id} />
              <CategoryDayparts at={at} />
              <ArchiveCategoryButton category={{ id, name }} isUnsaved={isUnsaved} />
            </Card>
          )
        })}
      </chakra.ul>
    </>
  )
}

export function CategoriesForm({ menu }: { readonly menu: Categories }) {
  const form = useCategoriesForm(menu)
  const { isUnsaved, isSending } = form
  return (
    <FormFrame recordForm={form}>
      <FormMessages form={form} mb="5" />
      <CategoryRows isUnsaved={isUnsaved} />
      <SaveBar summary="Not saved yet" isUnsaved={isUnsaved} isSaving={isSending} onDiscard={form.discard} />
    </FormFrame>
  )
}
