import type { ChecklistId } from '#shared/locations/checklist-contract'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { formatCents } from '#shared/platform/money'
import type { DishRecord } from '../records'

/** A value of a dish that an owner signs, as text. */
export type DishValue = {
  /** Tells the values of a dish apart: a field, or an option. */
  readonly key: string
  readonly of: ChecklistId
  /** What it is called after the dish's name. */
  readonly label: string
  readonly text: string
  readonly option?: DishRecord['optionGroups'][number]['options'][number]
}

/** Lists the values of a dish that guests pay, read or see, or that its cost is calculated with. */
export function listDishValues(dish: DishRecord): readonly DishValue[] {
  const { name, description, kitchenName, imageUrl, recipe, priceCents, daypartPriceCents, optionGroups } = dish
  const ofDayparts = Object.entries(daypartPriceCents).map(([daypart, cents]) => `${daypart} ${formatCents(cents)}`)
  return [
    { key: 'name', of: 'texts', label: 'name', text: name },
    { key: 'description', of: 'texts', label: 'description', text: description },
    { key: 'kitchenName', of: 'texts', label: 'kitchen name', text: kitchenName ?? '' },
    { key: 'imageUrl', of: 'pictures', label: 'picture', text: imageUrl ?? '' },
    {
      ...{ key: 'recipe', of: 'recipes', label: 'recipe' },
      text: recipe.map(({ ingredientId, hundredths }) => `${ingredientId} ${hundredths}`).join(', '),
    },
    { key: 'priceCents', of: 'prices', label: '', text: formatCents(priceCents) },
    { key: 'daypartPriceCents', of: 'prices', label: 'prices of dayparts', text: ofDayparts.join(', ') },
    ...optionGroups.flatMap(({ options }) =>
      options.map((option): DishValue => ({
        ...{ key: `option ${option.id}`, of: 'prices', label: `option ${option.name}`, option },
        text: `+${formatCents(option.priceCents)}`,
      })),
    ),
  ]
}

type Author = { readonly location: LocationCode; readonly by: string }

/**
 * Returns a changed or new dish with the values that were changed while its location is a test
 * site, where anyone may change them. A live site's staff make a value their own by changing it.
 */
export function withTesterValues(before: DishRecord | undefined, after: DishRecord, { location, by }: Author) {
  const was = new Map((before ? listDishValues(before) : []).map(({ key, label, text }) => [key, `${label} ${text}`]))
  const changed = listDishValues(after)
    .filter(({ key, label, text }) => was.get(key) !== `${label} ${text}` && (before !== undefined || text !== ''))
    .map(({ key }) => key)
  const earlier = before?.changedAtTestSite
  if (changed.length === 0) return after
  const others = earlier?.values.filter((key) => !changed.includes(key)) ?? []
  if (getPolicy(getLocation(location)).signIn === 'development')
    return { ...after, changedAtTestSite: { by, at: after.updatedAt, values: [...others, ...changed] } }
  return earlier ? { ...after, changedAtTestSite: others.length > 0 ? { ...earlier, values: others } : null } : after
}
