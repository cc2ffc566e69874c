import { Grid } from '@chakra-ui/react/grid'
import type { DeskDish } from '#shared/contract/desk/dish'
import { AmountBox, LongText, OneOf, TextBox } from '../form/inputs'
import { dayName, fieldNames, hoursChoices, mealtimeOf, week } from './draft'
import type { SpecialDraft } from './draft'

type SpecialFieldsProps = {
  readonly special: SpecialDraft
  /** Where it stands in what is sent. */
  readonly at: number
  /** Dishes that are on the menu. */
  readonly dishes: readonly DeskDish[]
  readonly set: (patch: Partial<SpecialDraft>) => void
}

const dayChoices = week.map((value) => ({ value, label: dayName(value) }))

/** All of a special that its owner decides. */
export function SpecialFields({ special, at, dishes, set }: SpecialFieldsProps) {
  const path = (field: string) => `specials.${at}.${field}`
  const { menuItemId } = special
  const isListed = dishes.some(({ id }) => id === menuItemId)
  const dishChoices = [
    ...(isListed ? [] : [{ value: menuItemId, label: menuItemId === 0 ? 'Choose a dish' : 'No longer on the menu' }]),
    ...dishes.map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` })),
  ]
  const choose = (id: number) => {
    const named = dishes.find((dish) => dish.id === id)
    set({ menuItemId: id, ...(special.title.trim() === '' && named && { title: `${named.name} day`.slice(0, 80) }) })
  }
  return (
    <Grid gap="4" mt="4" gridTemplateColumns="minmax(0, 1fr)">
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '2fr 1fr' }} gap="4" alignItems="start">
        <OneOf label="Dish" path={path('menuItemId')} value={menuItemId} choices={dishChoices} onChange={choose} />
        <OneOf
          label="Day"
          path={path('dayOfWeek')}
          value={special.dayOfWeek}
          choices={dayChoices}
          onChange={(dayOfWeek) => set({ dayOfWeek })}
        />
      </Grid>
      <OneOf
        label={fieldNames.mealtime}
        path={path('mealtime')}
        value={special.mealtime ?? ''}
        choices={hoursChoices}
        onChange={(value) => set({ mealtime: mealtimeOf(value) })}
      />
      <TextBox
        label="Title"
        path={path('title')}
        maxLength={80}
        hint="With “lunch” in it, it comes first at lunch time"
        value={special.title}
        onChange={(title) => set({ title })}
      />
      <LongText
        label="Text"
        path={path('description')}
        maxLength={300}
        rows={2}
        value={special.description}
        onChange={(description) => set({ description })}
      />
      <Grid gridTemplateColumns={{ base: '1fr 1fr', sm: 'repeat(4, 1fr)' }} gap="4" alignItems="start">
        <AmountBox
          label="Discount"
          path={path('discountPercent')}
          unit="%"
          hint="0 is none"
          value={special.discountPercent}
          onChange={(discountPercent) => set({ discountPercent })}
        />
        <TextBox
          label={fieldNames.maxDailyOrders}
          path={path('maxDailyOrders')}
          inputMode="numeric"
          maxLength={4}
          hint="Empty is no cap"
          value={special.maxDailyOrders}
          onChange={(maxDailyOrders) => set({ maxDailyOrders })}
        />
        <AmountBox
          label="Points"
          path={path('loyaltyMultiplier')}
          unit="×"
          hint="1 is as ever"
          value={special.loyaltyMultiplier}
          onChange={(loyaltyMultiplier) => set({ loyaltyMultiplier })}
        />
        <TextBox
          label="Priority"
          path={path('priority')}
          inputMode="numeric"
          maxLength={3}
          hint="More comes first"
          value={special.priority}
          onChange={(priority) => set({ priority })}
        />
      </Grid>
    </Grid>
  )
}
