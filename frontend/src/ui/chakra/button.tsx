import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { getButtonClass, type ButtonLook } from '../button'

export type ButtonProps = Omit<ComponentProps<typeof chakra.button>, 'size'> & ButtonLook

/** The button with Chakra's style props. */
export const Button = ({ variant, size, className, ...rest }: ButtonProps) => (
  <chakra.button type="button" {...rest} className={getButtonClass({ variant, size }, className)} />
)

/** A button that contains an icon only. */
export const IconButton = (props: ButtonProps) => <Button px="0" py="0" _icon={{ fontSize: '1.2em' }} {...props} />
