import type { ComponentProps } from 'react'
import { joinClasses } from '../class-names'
import styles from './text-input.module.css'

/** A text input without Chakra and its field state. */
export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={joinClasses(styles.input, className)} />
)
