import './dish-options.css'
import { useId } from 'react'
import { optionChoice, type OptionChoiceWords } from '#base/language/english/option-choice'
import type { MenuItem } from '#shared/menu/contract'
import { toDietaryPreferences } from '#shared/menu/dietary/exclusions'
import { OptionGroupField } from './option-group-field'
import { OptionWords } from './option-words'
import { getOptionEffect, type SelectedOptions } from './selected-options'

type DishOptionsProps = {
  readonly dish: MenuItem
  readonly selected: SelectedOptions
  /** Ids of groups that need a choice. */
  readonly missing: readonly string[]
  readonly onSelect: (selected: SelectedOptions) => void
  /** In the language of the device; English by default. */
  readonly words?: OptionChoiceWords
}

const noPreferences = toDietaryPreferences([])

/** The option groups of a dish, for an order that is entered outside the menu. */
export function DishOptions({ dish, selected, missing, onSelect, words = optionChoice }: DishOptionsProps) {
  const id = useId()
  return (
    <OptionWords value={words}>
      <div className="dish-options">
        {dish.optionGroups.map((group) => (
          <OptionGroupField
            key={group.id}
            id={`${id}-${group.id}`}
            dish={dish}
            group={group}
            selected={selected}
            isMissing={missing.includes(group.id)}
            effect={(option) => getOptionEffect(dish, selected, group, option, noPreferences)}
            onSelect={onSelect}
          />
        ))}
      </div>
    </OptionWords>
  )
}
