import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import type { InputProps } from '@chakra-ui/react/input'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { chakra } from '@chakra-ui/react/styled-system'
import { Textarea } from '@chakra-ui/react/textarea'
import type { ReactNode } from 'react'
import { FieldFrame } from '#base/forms/field-frame'
import { useErrorAt } from './errors'

type LabelledProps = {
  readonly label: string
  /** Where it stands in what is sent: the server's word of it is shown here. */
  readonly path: string
  readonly hint?: ReactNode
  /** Only heard, where what stands around it says it to the eye. */
  readonly isLabelHidden?: boolean
}

type FrameProps = LabelledProps & { readonly children: ReactNode }

export const Frame = ({ path, isLabelHidden = false, ...frame }: FrameProps) => (
  <FieldFrame
    minW="0"
    error={useErrorAt(path)}
    {...(isLabelHidden && { labelStyle: { className: 'sr-only' } })}
    {...frame}
  />
)

type BoxProps = LabelledProps &
  Pick<InputProps, 'inputMode' | 'maxLength' | 'placeholder'> & {
    readonly value: string
    readonly onChange: (value: string) => void
  }

export const TextBox = ({ value, onChange, inputMode, maxLength, placeholder, ...frame }: BoxProps) => (
  <Frame {...frame}>
    <Input
      autoComplete="off"
      inputMode={inputMode}
      maxLength={maxLength}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </Frame>
)

/** An amount, its sign before it or its unit behind it. */
export const AmountBox = ({
  value,
  onChange,
  sign,
  unit,
  ...frame
}: BoxProps & { readonly sign?: string; readonly unit?: string | undefined }) => (
  <Frame {...frame}>
    <Flex position="relative" align="center" width="100%">
      {sign && (
        <chakra.span position="absolute" insetStart="3.5" color="fg.subtle" pointerEvents="none" zIndex="1" aria-hidden>
          {sign}
        </chakra.span>
      )}
      <Input
        autoComplete="off"
        inputMode="decimal"
        maxLength={12}
        fontVariantNumeric="tabular-nums"
        ps={sign ? '7' : '3.5'}
        pe={unit ? `${unit.length + 2}ch` : '3.5'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {unit && (
        <chakra.span position="absolute" insetEnd="3" color="fg.subtle" fontSize="sm" pointerEvents="none">
          {unit}
        </chakra.span>
      )}
    </Flex>
  </Frame>
)

type LongTextProps = BoxProps & { readonly maxLength: number; readonly rows?: number }

/** Several lines, with how many characters they have of those that they may. */
export const LongText = ({ value, onChange, maxLength, placeholder, rows = 4, ...frame }: LongTextProps) => (
  <Frame {...frame} hint={`${value.length} of ${maxLength}`}>
    <Textarea
      rows={rows}
      maxLength={maxLength}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </Frame>
)

export type Choice<T> = { readonly value: T; readonly label: string }

type OneOfProps<T> = LabelledProps & {
  readonly value: T
  readonly choices: readonly Choice<T>[]
  readonly onChange: (value: T) => void
}

/** One of a few, as the device itself lets one choose. */
export function OneOf<T extends string | number>({ value, choices, onChange, ...frame }: OneOfProps<T>) {
  const choose = (text: string) => {
    const chosen = choices.find((choice) => String(choice.value) === text)
    if (chosen) onChange(chosen.value)
  }
  return (
    <Frame {...frame}>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={(event) => choose(event.target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Frame>
  )
}

const TickLabel = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '11',
    cursor: 'pointer',
    '& input': { width: '5', height: '5', flexShrink: 0, accentColor: 'var(--ember-solid)', cursor: 'pointer' },
  },
})

type TickProps = {
  readonly label: ReactNode
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
  readonly type?: 'checkbox' | 'radio'
  readonly name?: string
}

/** Yes or no. */
export const Tick = ({ label, isOn, onTurn, type = 'checkbox', name }: TickProps) => (
  <TickLabel>
    <input type={type} name={name} checked={isOn} onChange={(event) => onTurn(event.target.checked)} />
    <span>{label}</span>
  </TickLabel>
)
