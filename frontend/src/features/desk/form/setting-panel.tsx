import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormMessages } from './conflict-panel'
import { FormFrame } from './form-frame'
import { FormPanel } from './form-panel'
import type { RecordForm } from './use-record-form'

type SettingPanelProps<V extends FieldValues> = {
  readonly title: string
  readonly lead: ReactNode
  readonly form: RecordForm<V>
  readonly children: ReactNode
}

/** A setting with its own Save button. */
export const SettingPanel = <V extends FieldValues>({ title, lead, form, children }: SettingPanelProps<V>) => (
  <FormPanel title={title} lead={lead}>
    <FormFrame recordForm={form} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <FormMessages form={form} />
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
    </FormFrame>
  </FormPanel>
)
