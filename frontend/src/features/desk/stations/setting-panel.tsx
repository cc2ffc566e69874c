import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { FormEvent, ReactNode } from 'react'
import { SettlePanel } from '../components/conflict-panel'
import { ErrorsContext, useFirstError } from '../form/errors'
import { Panel } from '../form/panel'
import type { SettingForm } from '../form/use-setting-form'

type SettingPanelProps = {
  readonly title: string
  readonly lead: ReactNode
  readonly form: SettingForm
  readonly children: ReactNode
}

/** A setting of its own, saved by itself. */
export function SettingPanel({ title, lead, form, children }: SettingPanelProps) {
  const element = useFirstError(form.errors)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.save()
  }
  return (
    <ErrorsContext value={form.errors}>
      <Panel title={title} lead={lead}>
        <chakra.form
          ref={element}
          noValidate
          onSubmit={submit}
          display="grid"
          gap="4"
          gridTemplateColumns="minmax(0, 1fr)"
        >
          {form.sentence && (
            <chakra.p role="alert" p="3" borderRadius="lg" fontSize="sm" bg="danger.subtle" color="danger.fg">
              {form.sentence}
            </chakra.p>
          )}
          {form.conflict && <SettlePanel {...form.conflict} isSaving={form.isSending} />}
          {children}
          <chakra.div display="flex" gap="3" flexWrap="wrap">
            <Button type="submit" disabled={!form.isUnsaved || form.isSending} aria-busy={form.isSending}>
              {form.isSending ? 'Saving…' : 'Save'}
            </Button>
            {form.isUnsaved && (
              <Button type="button" variant="ghost" disabled={form.isSending} onClick={form.discard}>
                Discard
              </Button>
            )}
          </chakra.div>
        </chakra.form>
      </Panel>
    </ErrorsContext>
  )
}
