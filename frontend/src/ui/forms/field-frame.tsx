import { Field } from '@chakra-ui/react/field'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'

type FieldFrameProps = Pick<ComponentProps<typeof Field.Root>, 'gap' | 'minW' | 'maxW' | 'disabled' | 'required'> & {
  readonly label: ReactNode
  readonly labelStyle?: ComponentProps<typeof Field.Label> | undefined
  readonly hint?: ReactNode
  /** What is wrong with it. */
  readonly error?: string | undefined
  /** Its control. */
  readonly children: ReactNode
}

/**
 * What every field has besides its control: its label, what is wrong with it, and a hint. Both are
 * what describes the control, so that every reader says them with it: `aria-errormessage` is known
 * to few.
 */
export function FieldFrame({ label, labelStyle, hint, error, children, ...root }: FieldFrameProps) {
  const id = useId()
  return (
    <Field.Root ids={{ helperText: id }} invalid={error !== undefined} {...root}>
      <Field.Label {...labelStyle}>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {/* There from the beginning: a control that gets the focus for its mistake is described by it at once. */}
      <chakra.div id={id} display="contents">
        <Field.ErrorText id={`${id}-error`}>{error}</Field.ErrorText>
        {hint && <Field.HelperText id={`${id}-hint`}>{hint}</Field.HelperText>}
      </chakra.div>
    </Field.Root>
  )
}
