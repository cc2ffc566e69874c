import type { MenuItem, OptionGroup } from '#shared/contract/menu'
import { getOptionPicture } from '#shared/rules/option-picture'
import {
  formatGroupBounds,
  getSelectionMode,
  getMaxCount,
  selectOne,
  selectCount,
  countSelectedInGroup,
  countSelected,
} from '../choice-state'
import type { MenuOption, OptionEffect, SelectedOptions } from '../choice-state'
import { OptionRow, OptionStepper } from './option-row'

type OptionGroupFieldProps = {
  readonly id: string
  readonly dish: MenuItem
  readonly group: OptionGroup
  readonly picked: SelectedOptions
  /** Whether it was left unanswered though it has to be. */
  readonly isMissing: boolean
  readonly effect: (option: MenuOption) => OptionEffect
  readonly onPick: (picked: SelectedOptions) => void
}

type ChoicesProps = Omit<OptionGroupFieldProps, 'isMissing'>

/** One of them, or none where that may be. */
const EitherOr = ({ id, dish, group, picked, effect, onPick }: ChoicesProps) => (
  <>
    {group.options.map((option) => (
      <OptionRow
        key={option.id}
        type="radio"
        name={id}
        option={option}
        effect={effect(option)}
        isTaken={picked.includes(option.id)}
        picture={getOptionPicture(group, option)}
        onTurn={() => onPick(selectOne(dish, picked, group, option.id))}
      />
    ))}
    {group.min === 0 && (
      <label className="option" data-taken={countSelectedInGroup(group, picked) === 0 || undefined}>
        <input
          type="radio"
          name={id}
          checked={countSelectedInGroup(group, picked) === 0}
          onChange={() => onPick(selectOne(dish, picked, group, null))}
        />
        <span className="what">{group.options.some(({ isDefault }) => isDefault) ? 'None' : 'As it comes'}</span>
      </label>
    )}
  </>
)

/** Any of them, some more than once. */
const Several = ({ dish, group, picked, effect, onPick }: ChoicesProps) =>
  group.options.map((option) => {
    const times = countSelected(picked, option.id)
    const most = getMaxCount(picked, group, option)
    const pick = (next: number) => onPick(selectCount(dish, picked, group, option, next))
    return option.upTo > 1 ? (
      <OptionStepper key={option.id} option={option} effect={effect(option)} times={times} most={most} onTimes={pick} />
    ) : (
      <OptionRow
        key={option.id}
        type="checkbox"
        option={option}
        effect={effect(option)}
        isTaken={times > 0}
        isFull={most === 0}
        onTurn={(isOn) => pick(isOn ? 1 : 0)}
      />
    )
  })

/** A group of options with what it asks for, said before, and said again where it was left open. */
export function OptionGroupField({ isMissing, ...choices }: OptionGroupFieldProps) {
  const { id, group, picked } = choices
  const isOne = getSelectionMode(group) === 'one'
  const taken = countSelectedInGroup(group, picked)
  const isFull = !isOne && group.max > 1 && taken >= group.max
  return (
    <fieldset
      id={id}
      className="group"
      aria-describedby={`${id}-bounds${isMissing ? ` ${id}-missing` : ''}`}
      {...(isOne && { role: 'radiogroup', 'aria-required': group.min > 0, 'aria-invalid': isMissing })}
    >
      <legend>{group.name}</legend>
      <span id={`${id}-bounds`} className="bounds" data-asks={group.min > 0 || undefined}>
        {isFull ? `${taken} of ${group.max} chosen` : formatGroupBounds(group)}
      </span>
      {isMissing && (
        <p id={`${id}-missing`} className="missing" role="alert">
          Please choose {group.min - taken} of {group.name} first
        </p>
      )}
      <div className="options">{isOne ? <EitherOr {...choices} /> : <Several {...choices} />}</div>
    </fieldset>
  )
}
