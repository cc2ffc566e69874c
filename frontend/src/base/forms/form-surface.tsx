import type { ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { Button } from '#ui/button'
import { Surface } from '#ui/surface'
import styles from './form-surface.module.css'
import type { SubmitForm } from './use-submit-form'

type FormSurfaceProps<V extends FieldValues> = {
  readonly sent: SubmitForm<V>
  /** The error of the whole form; those of fields appear at them. */
  readonly errorText: string | null
  readonly submitLabel: string
  readonly pendingLabel: string
  readonly children: ReactNode
}

/** A page's form in a card: its fields, the error of the whole form, and the submit button. */
export function FormSurface<V extends FieldValues>({ sent, errorText, ...form }: FormSurfaceProps<V>) {
  return (
    <Surface>
      <FormProvider {...sent.form}>
        <form className={styles.form} onSubmit={sent.submit} noValidate>
          {form.children}
          <div role="alert">{errorText && <div className={styles.error}>{errorText}</div>}</div>
          <Button type="submit" size="lg" disabled={sent.isSending} aria-busy={sent.isSending}>
            {sent.isSending ? form.pendingLabel : form.submitLabel}
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
