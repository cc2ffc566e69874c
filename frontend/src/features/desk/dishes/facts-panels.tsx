import { useEffect } from 'react'
import { Grid } from '@chakra-ui/react/grid'
import { useFormContext, useWatch } from 'react-hook-form'
import { getUsualStation } from '#shared/menu/usual-station'
import { stations, type MenuCategory } from '#shared/menu/contract'
import { AmountField, SelectField, SelectOptions, TextAreaField, TextField } from '#ui/forms/fields'
import { FormPanel } from '../form/form-panel'
import { CheckboxField } from '../form/choice-input'
import { PictureField } from '../pictures/picture-field'
import { useDeskMenu } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import type { DishDraft } from './draft'
import { getPriceHint } from './price-hint'
import { tickets } from '#base/language/english/tickets'
import { spiceLabels } from './draft-fields'
import { DaypartsPanel } from './dayparts-panel'

const stationChoices = stations.map((value) => ({ value, label: tickets.stations[value] }))
const spiceChoices = [0, 1, 2, 3, 4, 5].map((value) => ({ value, label: spiceLabels(value) }))

/** Name, description and picture, as guests see them. */
export const DishTextPanel = ({ dishId }: { readonly dishId: number | undefined }) => (
  <FormPanel title="The dish">
    <TextField<DishDraft> name="name" label="Name" maxLength={80} />
    <TextField<DishDraft>
      name="alsoCalled"
      label="Also called"
      hint="Other names that guests say or type, separated by commas. Search and Hiro know them at once."
    />
    <TextField<DishDraft>
      name="kitchenName"
      label="Kitchen name"
      hint="What cooks read on boards and paper, in any script. Empty: the name"
      maxLength={60}
    />
    <TextAreaField<DishDraft> name="description" label="Description" rows={4} maxLength={500} isCounted />
    <PictureField<DishDraft> name="imageUrl" dishId={dishId} />
  </FormPanel>
)

type PricePanelProps = { readonly categories: readonly MenuCategory[]; readonly isNew: boolean }

function PriceField() {
  const { control, formState } = useFormContext<DishDraft>()
  const typed = useWatch({ control, name: 'price' })
  return (
    <AmountField<DishDraft>
      name="price"
      label="Price"
      sign="$"
      hint={getPriceHint(formState.defaultValues?.price ?? '', typed)}
    />
  )
}

/** Gives a new dish the usual station of the category that is chosen, until a station is chosen. */
function useUsualStation(isNew: boolean): void {
  const { control, formState, setValue } = useFormContext<DishDraft>()
  const { data: menu } = useDeskMenu(useDeskLocation().code)
  const categoryId = useWatch({ control, name: 'categoryId' })
  const isOpen = isNew && !formState.dirtyFields.station && categoryId !== formState.defaultValues?.categoryId
  const usual = isOpen && menu ? getUsualStation(menu.dishes, categoryId) : undefined
  useEffect(() => {
    if (usual !== undefined) setValue('station', usual)
  }, [usual, setValue])
}

/** Price, category, station and dayparts. */
export function PricePanel({ categories, isNew }: PricePanelProps) {
  useUsualStation(isNew)
  return (
    <>
      <FormPanel title="Price and placement">
        <Grid gridTemplateColumns="1fr 1fr" gap="4" alignItems="start">
          <PriceField />
          <TextField<DishDraft> name="code" label="Code" maxLength={12} hint="As on the ticket" />
        </Grid>
        <Grid gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }} gap="4" alignItems="start">
          <SelectField<DishDraft> name="categoryId" label="Category" parse={Number}>
            <SelectOptions
              of={[
                ...(isNew ? [{ value: 0, label: 'Choose a category' }] : []),
                ...categories.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </SelectField>
          <SelectField<DishDraft> name="station" label="Station">
            <SelectOptions of={stationChoices} />
          </SelectField>
          <SelectField<DishDraft> name="spiceLevel" label="Spice" parse={Number}>
            <SelectOptions of={spiceChoices} />
          </SelectField>
        </Grid>
        <AmountField<DishDraft>
          name="leadMinutes"
          label="Lead time"
          unit="min"
          hint="How far ahead it must be ordered, such as 120 for a party tray; 0 for most dishes"
        />
        <CheckboxField<DishDraft> name="isPopular" label="Mark as popular" />
      </FormPanel>
      <DaypartsPanel />
    </>
  )
}
