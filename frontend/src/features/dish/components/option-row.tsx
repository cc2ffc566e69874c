import { useId } from 'react'
import { formatCents } from '#shared/rules/money'
import { getOptionCents } from '#shared/rules/options'
import type { Picture } from '#shared/rules/picture'
import { ResponsivePicture } from '#base/components/own-picture'
import { QuantityStepper } from './stepper'
import type { MenuOption, OptionEffect } from '../choice-state'

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
