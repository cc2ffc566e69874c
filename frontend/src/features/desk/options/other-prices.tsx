import { useWatch } from 'react-hook-form'
import type { SharedOptionGroup } from '#shared/menu/option-groups-contract'
import { toCents } from '#shared/platform/money'
import { parseTypedCents } from '#shared/platform/typed-amount'
import { formatCount } from '#base/format'
import { useDeskLocation } from '../desk-location'
import { ChoiceInput } from '../form/choice-input'
import { useOptionGroups } from './option-groups-api'
import type { OptionGroupValues } from './use-option-group-form'

type Option = Pick<SharedOptionGroup['options'][number], 'name' | 'price'> & { readonly id?: string | undefined }

/**
 * Returns the options whose price was changed, and the dishes of other groups that have them at the
 * price before.
 */
function findOtherPrices(
  group: SharedOptionGroup,
  typed: readonly Option[],
  groups: readonly SharedOptionGroup[],
): { readonly names: readonly string[]; readonly dishes: number } {
  const changed = group.options.filter(({ id, price }) => {
    const now = typed.find((option) => option.id === id)?.price
    const cents = now === undefined ? null : parseTypedCents(now)
    return cents !== null && cents !== toCents(price)
  })
  const own = new Set(group.dishes)
  const found = changed.map(({ id, name, price }) => ({
    name,
    dishes: groups
      .filter(({ options }) => options.some((option) => option.id === id && option.price === price))
      .flatMap(({ dishes }) => dishes)
      .filter((dish) => !own.has(dish)),
  }))
  return {
    names: found.flatMap(({ name, dishes }) => (dishes.length > 0 ? [name] : [])),
    dishes: new Set(found.flatMap(({ dishes }) => dishes)).size,
  }
}

type OtherPricesProps = {
  readonly group: SharedOptionGroup
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
}

/** Offers a new price to the dishes that have the same option in a group of their own. */
export function OtherPrices({ group, isOn, onTurn }: OtherPricesProps) {
  const { data: groups = [] } = useOptionGroups(useDeskLocation().code)
  const [draft] = useWatch<OptionGroupValues, 'optionGroups'>({ name: 'optionGroups' })
  const { names, dishes } = findOtherPrices(group, draft?.options ?? [], groups)
  if (dishes === 0) return null
  const where = formatCount(dishes, 'dish', 'dishes')
  return (
    <ChoiceInput
      label={`Also ${new Intl.ListFormat('en-US').format(names)} in ${where} with other groups`}
      isChecked={isOn}
      onChange={onTurn}
    />
  )
}
