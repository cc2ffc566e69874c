import { createContext, use } from 'react'

type Field = {
  readonly id: string
  /** The id of its error and hint. */
  readonly descriptionId: string
  readonly isInvalid: boolean
  readonly isRequired: boolean
}

/** The field around a control. */
export const FieldContext = createContext<Field | null>(null)

/** Returns the attributes that connect a control with the field around it. */
export function useFieldAttributes() {
  const field = use(FieldContext)
  return (
    field && {
      id: field.id,
      'aria-describedby': field.descriptionId,
      'aria-invalid': field.isInvalid || undefined,
      required: field.isRequired,
    }
  )
}
