import type { ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { Button } from '#ui/button'
import { Surface } from '#ui/surface'
import styles from './form-surface.module.css'
import type { SubmitForm } from './use-submit-form'

type FormSurfaceProps<V extends FieldValues> = {
  readonly form: SubmitForm<V>
  /** The error of the whole form; those of fields appear at them. */
  readonly errorText: string | null
  readonly submitLabel: string
  readonly pendingLabel: string
  readonly children: ReactNode
}

/** A page's form in a card: its fields, the error of the whole form, and the submit button. */
export function FormSurface<V extends FieldValues>({ form, errorText, children, ...labels }: FormSurfaceProps<V>) {
  return (
    <Surface>
      <FormProvider {...form.form}>
        <form className={styles.form} onSubmit={form.submit} noValidate>
          {children}
          <div role="alert">{errorText && <div className={styles.error}>{errorText}</div>}</div>
          <Button type="submit" size="lg" disabled={form.isSending} aria-busy={form.isSending}>
            {form.isSending ? labels.pendingLabel : labels.submitLabel}
          </Button>
        </form>
      </FormProvider>
    </Surface>
  )
}

/** Two fields in a row where there is room. */
export const FieldPair = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
)
