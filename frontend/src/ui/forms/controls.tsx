import { ChevronDownIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { joinClasses } from '../class-names'
import styles from './controls.module.css'
import { useFieldAttributes } from './field-context'

export type TextInputLook = { readonly size?: 'sm' | 'md' | 'lg' }

/** Returns the classes of a text input. */
export const getTextInputClass = ({ size = 'md' }: TextInputLook, className?: string): string =>
  joinClasses(styles.control, styles[size], className)

/** A text input. Within a field, it takes label, error and hint from it. */
export const TextInput = ({ size, className, ...rest }: Omit<ComponentProps<'input'>, 'size'> & TextInputLook) => (
  <input {...useFieldAttributes()} {...rest} className={getTextInputClass({ size }, className)} />
)

/** A text input of several lines. */
export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    {...useFieldAttributes()}
    {...rest}
    className={joinClasses(styles.control, styles.md, styles.area, className)}
  />
)

/** The browser's own select. */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <div className={styles.frame}>
    <select
      {...useFieldAttributes()}
      {...rest}
      className={joinClasses(styles.control, styles.md, styles.select, className)}
    />
    <div className={styles.indicator}>
      <ChevronDownIcon />
    </div>
  </div>
)
