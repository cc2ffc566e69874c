import { chakra } from '@chakra-ui/react/styled-system'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '#base/components/ui'
import { ErrorsContext, useFirstError } from '../form/errors'
import { Panel } from '../form/panel'
import type { SettingForm } from './use-setting-form'

const Notice = chakra('div', {
  base: {
    p: '3',
    borderRadius: 'lg',
    fontSize: 'sm',
    '&[data-kind=theirs]': { bg: 'warning.subtle', color: 'warning.fg' },
  },
})

type SettingPanelProps = {
  readonly title: string
  readonly lead: ReactNode
  readonly form: SettingForm
  readonly children: ReactNode
}

const Acts = ({ form }: Pick<SettingPanelProps, 'form'>) => (
  <chakra.div display="flex" gap="3" flexWrap="wrap">
    <Button type="submit" disabled={!form.isUnsaved || form.isSending} aria-busy={form.isSending}>
      {form.isSending ? 'Saving…' : form.takeTheirs ? 'Save mine' : 'Save'}
    </Button>
    {form.takeTheirs && (
      <Button type="button" variant="outline" disabled={form.isSending} onClick={form.takeTheirs}>
        Take theirs
      </Button>
    )}
    {form.isUnsaved && !form.takeTheirs && (
      <Button type="button" variant="ghost" disabled={form.isSending} onClick={form.discard}>
        Discard
      </Button>
    )}
  </chakra.div>
)

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
          <chakra.div role="alert" _empty={{ mb: '-4' }}>
            {form.sentence && (
              <Notice bg="danger.subtle" color="danger.fg">
                {form.sentence}
              </Notice>
            )}
            {form.takeTheirs && (
              <Notice data-kind="theirs">Somebody changed this meanwhile. Save yours over it, or take theirs.</Notice>
            )}
          </chakra.div>
          {children}
          <Acts form={form} />
        </chakra.form>
      </Panel>
    </ErrorsContext>
  )
}
