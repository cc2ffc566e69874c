import { Field } from '@chakra-ui/react/field'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ComponentProps, type ReactNode } from 'react'

type FieldFrameProps = Pick<ComponentProps<typeof Field.Root>, 'gap' | 'minW' | 'maxW' | 'disabled' | 'required'> & {
  readonly label: ReactNode
  readonly labelStyle?: ComponentProps<typeof Field.Label> | undefined
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** The control, such as an `Input`. */
  readonly children: ReactNode
}

/**
 * The label, error and hint around a control.
 * Error and hint are the control's description, because few screen readers support
 * `aria-errormessage`.
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
      {/* Always mounted, so that an invalid control has a description when it gets the focus. */}
      <chakra.div id={id} display="contents">
        <Field.ErrorText id={`${id}-error`}>{error}</Field.ErrorText>
        {hint && <Field.HelperText id={`${id}-hint`}>{hint}</Field.HelperText>}
      </chakra.div>
    </Field.Root>
  )
}
