import { MinusIcon, PlusIcon } from 'lucide-react'
import { StepButton } from '#ui/step-button'
import { useId } from 'react'
import { formatCents } from '#shared/platform/money'
import { getOptionCents } from '#shared/menu/options'
import { getOptionPicture } from '#shared/menu/pictures/picture'
import type { Picture } from '#shared/menu/pictures/picture'
import { ResponsivePicture } from '#ui/picture'
import {
  countSelected,
  countSelectedInGroup,
  formatGroupBounds,
  getMaxCount,
  getSelectionMode,
  selectCount,
  selectOne,
} from './selected-options'
import type { MenuOption, OptionEffect, SelectedOptions } from './selected-options'
import type { MenuItem, OptionGroup } from '#shared/menu/contract'

type StepperProps = {
  /** Of what. */
  readonly name: string
  /** The id of what says more about it. */
  readonly describedBy?: string
  readonly count: number
  readonly least: number
  readonly most: number
  readonly onChange: (count: number) => void
}

/** How many of it: one less, one more. */
export const QuantityStepper = ({ name, describedBy, count, least, most, onChange }: StepperProps) => (
  <div className="stepper" role="group" aria-label={`Quantity of ${name}`} aria-describedby={describedBy}>
    <StepButton label={`One ${name} less`} isOff={count <= least} onPress={() => onChange(count - 1)}>
      <MinusIcon />
    </StepButton>
    <span aria-live="polite">{count}</span>
    <StepButton label={`One ${name} more`} isOff={count >= most} onPress={() => onChange(count + 1)}>
      <PlusIcon />
    </StepButton>
  </div>
)

type OptionProps = { readonly option: MenuOption; readonly effect: OptionEffect }

const and = (words: readonly string[]) => words.join(', ')

/** Its name, whether it can be had, and what it brings or takes away. */
function What({ option: { name, isAvailable }, effect: { adds, removes, conflicts } }: OptionProps) {
  const said = [
    ...(isAvailable ? [] : ['sold out today']),
    ...(adds.length > 0 ? [`adds ${and(adds)}`] : []),
    ...(removes.length > 0 ? [`without ${and(removes)}`] : []),
  ]
  const others = conflicts.filter((reason) => adds.every((allergen) => !reason.endsWith(` ${allergen}`)))
  return (
    <span className="what">
      {name}
      {said.length + others.length > 0 && (
        <small data-conflict={conflicts.length > 0 || undefined}>
          {[...said, ...others].join(' · ')}
          {conflicts.length > 0 && <span> (not for your filters)</span>}
        </small>
      )}
    </span>
  )
}

function Cost({ option }: Pick<OptionProps, 'option'>) {
  const cents = getOptionCents(option)
  return cents > 0 ? <span className="cost">+{formatCents(cents)}</span> : null
}

type OptionRowProps = OptionProps & {
  readonly type: 'radio' | 'checkbox'
  /** Of its radio group. */
  readonly name?: string
  readonly isTaken: boolean
  /** Whether its group has as many as it may. */
  readonly isFull?: boolean
  /** Of what it puts on the plate. */
  readonly picture?: Picture
  readonly onTurn: (isOn: boolean) => void
}

/** An option that is taken or not. */
export function OptionRow({ type, name, option, effect, isTaken, isFull = false, picture, onTurn }: OptionRowProps) {
  const isOff = !option.isAvailable || (isFull && !isTaken)
  return (
    <label className="option" data-taken={isTaken || undefined} data-off={isOff || undefined}>
      <input
        type={type}
        name={name}
        checked={isTaken}
        disabled={isOff}
        onChange={(event) => onTurn(event.target.checked)}
      />
      <What option={option} effect={effect} />
      <Cost option={option} />
      {picture && <ResponsivePicture picture={picture} sizes="2.75rem" />}
    </label>
  )
}

type OptionStepperProps = OptionProps & {
  readonly times: number
  readonly most: number
  readonly onTimes: (times: number) => void
}

/** An option that may be taken more than once. */
export function OptionStepper({ option, effect, times, most, onTimes }: OptionStepperProps) {
  const id = useId()
  return (
    <div className="option" data-taken={times > 0 || undefined} data-off={!option.isAvailable || undefined}>
      <span id={id} className="what-holder">
        <What option={option} effect={effect} />
      </span>
      <Cost option={option} />
      <QuantityStepper
        name={option.name}
        describedBy={id}
        count={times}
        least={0}
        most={option.isAvailable ? most : 0}
        onChange={onTimes}
      />
    </div>
  )
}

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
