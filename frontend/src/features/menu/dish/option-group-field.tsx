import './option-group-field.css'
import { useId } from 'react'
import { formatCents } from '#shared/platform/money'
import { getOptionCents } from '#shared/menu/options'
import { getOptionPicture, type Picture } from '#shared/menu/pictures/picture'
import { AdvisoryMark } from '#ui/advisory'
import { ResponsivePicture } from '#ui/picture'
import { useOptionWords } from './option-words'
import { QuantityStepper } from './quantity-stepper'
import {
  countSelected,
  countSelectedInGroup,
  formatGroupBounds,
  getMaxCount,
  getSelectionMode,
  selectCount,
  selectOne,
  type MenuOption,
  type OptionEffect,
  type SelectedOptions,
} from './selected-options'
import type { Allergen, MenuItem, OptionGroup } from '#shared/menu/contract'

type OptionProps = { readonly group: OptionGroup; readonly option: MenuOption; readonly effect: OptionEffect }

/** An option's name, whether it is sold out, and how it changes the dish's allergens. */
function OptionLabel({
  option: { name, isAvailable, advisory },
  effect: { adds, removes, conflicts },
}: Omit<OptionProps, 'group'>) {
  const words = useOptionWords()
  const list = (allergens: readonly Allergen[]) => allergens.map(words.nameOf)
  const notes = [
    ...(isAvailable ? [] : [words.soldOut]),
    ...(adds.length > 0 ? [words.adds(list(adds))] : []),
    ...(removes.length > 0 ? [words.without(list(removes))] : []),
  ]
  const otherConflicts = conflicts.filter((reason) => adds.every((allergen) => !reason.endsWith(` ${allergen}`)))
  return (
    <span className="what">
      {name}
      <AdvisoryMark advisory={advisory} />
      {notes.length + otherConflicts.length > 0 && (
        <small data-conflict={conflicts.length > 0 || undefined}>
          {[...notes, ...otherConflicts].join(' · ')}
          {conflicts.length > 0 && <span> (not what you asked for)</span>}
        </small>
      )}
    </span>
  )
}

/** What an option adds to the price. */
function Cost({ option, id }: Pick<OptionProps, 'option'> & { readonly id?: string }) {
  const cents = getOptionCents(option)
  return cents > 0 ? (
    <span className="cost" id={id}>
      +{formatCents(cents)}
    </span>
  ) : null
}

/** Next to options that cost more, the usual one is included. */
function Included({ option, group }: Pick<OptionProps, 'option' | 'group'>) {
  const { included } = useOptionWords()
  return option.isDefault && group.options.some((each) => getOptionCents(each) > 0) && getOptionCents(option) === 0 ? (
    <span className="cost included">{included}</span>
  ) : null
}

type OptionRowProps = OptionProps & {
  readonly type: 'radio' | 'checkbox'
  /** The name of its radio group. */
  readonly name?: string
  readonly isSelected: boolean
  /** Whether its group has reached its maximum. */
  readonly isFull?: boolean
  /** Shows what the option adds to the plate. */
  readonly picture?: Picture
  readonly onToggle: (isOn: boolean) => void
}

/** An option that is selected once or not at all. */
function OptionRow({
  type,
  name,
  group,
  option,
  effect,
  isSelected,
  isFull = false,
  picture,
  onToggle,
}: OptionRowProps) {
  const isOff = !option.isAvailable || (isFull && !isSelected)
  return (
    <label className="option" data-taken={isSelected || undefined} data-off={isOff || undefined}>
      <input
        type={type}
        name={name}
        checked={isSelected}
        disabled={isOff}
        onChange={(event) => onToggle(event.target.checked)}
      />
      <OptionLabel option={option} effect={effect} />
      <Cost option={option} />
      <Included group={group} option={option} />
      {picture && <ResponsivePicture picture={picture} sizes="2.75rem" />}
    </label>
  )
}

type OptionStepperProps = Omit<OptionProps, 'group'> & {
  readonly count: number
  readonly max: number
  readonly onChange: (count: number) => void
}

/** An option that can be selected more than once. */
function OptionStepper({ option, effect, count, max, onChange }: OptionStepperProps) {
  const id = useId()
  return (
    <div className="option" data-taken={count > 0 || undefined} data-off={!option.isAvailable || undefined}>
      <span id={id} className="what-holder">
        <OptionLabel option={option} effect={effect} />
      </span>
      <Cost option={option} id={`${id}-cost`} />
      <QuantityStepper
        name={option.name}
        labelledBy={`${id} ${id}-cost`}
        count={count}
        min={0}
        max={option.isAvailable ? max : 0}
        onChange={onChange}
      />
    </div>
  )
}

type OptionGroupFieldProps = {
  readonly id: string
  readonly dish: MenuItem
  readonly group: OptionGroup
  readonly selected: SelectedOptions
  /** Whether the guest tried to add the dish without a required choice. */
  readonly isMissing: boolean
  readonly effect: (option: MenuOption) => OptionEffect
  readonly onSelect: (selected: SelectedOptions) => void
}

type ChoicesProps = Omit<OptionGroupFieldProps, 'isMissing'>

/** A dish always has one of these, so that "None" would say nothing next to the usual one. */
const DEGREE = /size|doneness|spic|heat/i

/** Radio buttons: one option, or none if the group is optional. */
function SingleChoice({ id, dish, group, selected, effect, onSelect }: ChoicesProps) {
  const words = useOptionWords()
  const hasDefault = group.options.some(({ isDefault }) => isDefault)
  return (
    <>
      {group.options.map((option) => (
        <OptionRow
          key={option.id}
          type="radio"
          name={id}
          group={group}
          option={option}
          effect={effect(option)}
          isSelected={selected.includes(option.id)}
          picture={getOptionPicture(group, option)}
          onToggle={() => onSelect(selectOne(dish, selected, group, option.id))}
        />
      ))}
      {group.min === 0 && !(hasDefault && DEGREE.test(group.name)) && (
        <label className="option" data-taken={countSelectedInGroup(group, selected) === 0 || undefined}>
          <input
            type="radio"
            name={id}
            checked={countSelectedInGroup(group, selected) === 0}
            onChange={() => onSelect(selectOne(dish, selected, group, null))}
          />
          <span className="what">{hasDefault ? words.none : words.asItComes}</span>
        </label>
      )}
    </>
  )
}

/** Checkboxes and steppers: any options, some of them more than once. */
const MultipleChoice = ({ dish, group, selected, effect, onSelect }: ChoicesProps) =>
  group.options.map((option) => {
    const count = countSelected(selected, option.id)
    const max = getMaxCount(selected, group, option)
    const select = (next: number) => onSelect(selectCount(dish, selected, group, option, next))
    return option.upTo > 1 ? (
      <OptionStepper
        key={option.id}
        option={option}
        effect={effect(option)}
        count={count}
        max={max}
        onChange={select}
      />
    ) : (
      <OptionRow
        key={option.id}
        type="checkbox"
        group={group}
        option={option}
        effect={effect(option)}
        isSelected={count > 0}
        isFull={max === 0}
        onToggle={(isOn) => select(isOn ? 1 : 0)}
      />
    )
  })

/** A group of options with its required count, and an error if a required choice is missing. */
export function OptionGroupField({ isMissing, ...choices }: OptionGroupFieldProps) {
  const { id, group, selected } = choices
  const words = useOptionWords()
  const isSingle = getSelectionMode(group) === 'one'
  const selectedCount = countSelectedInGroup(group, selected)
  const isFull = !isSingle && group.max > 1 && selectedCount >= group.max
  return (
    <fieldset
      id={id}
      className="group option-group"
      aria-describedby={`${id}-bounds${isMissing ? ` ${id}-missing` : ''}`}
      {...(isSingle && { role: 'radiogroup', 'aria-required': group.min > 0, 'aria-invalid': isMissing })}
    >
      <legend>{group.name}</legend>
      <span id={`${id}-bounds`} className="bounds" data-asks={group.min > 0 || undefined}>
        {isFull ? words.chosen(selectedCount, group.max) : formatGroupBounds(group, words)}
      </span>
      {isMissing && (
        <p id={`${id}-missing`} className="missing" role="alert">
          {group.min === 1 ? words.chooseFirst(group.name) : words.chooseMore(group.min - selectedCount, group.name)}
        </p>
      )}
      <div className="options">{isSingle ? <SingleChoice {...choices} /> : <MultipleChoice {...choices} />}</div>
    </fieldset>
  )
}
