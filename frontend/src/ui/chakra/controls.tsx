import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { getTextInputClass, type TextInputLook } from '../forms/controls'
import { useFieldAttributes } from '../forms/field-context'

type TextInputProps = Omit<ComponentProps<typeof chakra.input>, 'size'> & TextInputLook

/** The text input with Chakra's style props. */
export const TextInput = ({ size, className, ...rest }: TextInputProps) => (
  <chakra.input {...useFieldAttributes()} {...rest} className={getTextInputClass({ size }, className)} />
)
