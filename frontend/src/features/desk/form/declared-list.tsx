import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { Dialog, DialogBody, DialogFooter } from '#ui/chakra/dialog'
import { FormMessages } from './conflict-panel'
import { DeclaredFields, useDeclaredForm, type DeclaredFormOptions } from './declared-form'
import { FormFrame } from './form-frame'
import { FormPanel } from './form-panel'
import { RowActions } from './list-editing'

type Versioned = { readonly version: number }

type DialogProps<T extends Versioned, S extends z.ZodMiniType> = DeclaredFormOptions<T, S> & {
  readonly title: string
  readonly onClose: () => void
}

/** A form of declared fields in a dialog. */
function DeclaredDialog<T extends Versioned, S extends z.ZodMiniType>(props: DialogProps<T, S>) {
  const { title, fields, onClose, onSaved } = props
  const form = useDeclaredForm({
    ...props,
    onSaved: (saved) => {
      onSaved(saved)
      onClose()
    },
  })
  return (
    <Dialog title={title} size="md" closeOnInteractOutside={false} isBusy={form.isSending} onClose={onClose}>
      <FormFrame recordForm={form}>
        <DialogBody display="grid" gap="4">
          <FormMessages form={form} />
          <DeclaredFields fields={fields} />
        </DialogBody>
        <DialogFooter>
          <Button type="button" variant="outline" disabled={form.isSending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={form.isSending} aria-busy={form.isSending}>
            {form.isSending ? 'Saving…' : 'Save'}
          </Button>
        </DialogFooter>
      </FormFrame>
    </Dialog>
  )
}

const Row = chakra('li', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '3', alignItems: 'center', py: '2', minH: '11' },
})

type DeclaredListProps<T extends Versioned, S extends z.ZodMiniType> = {
  readonly title: string
  readonly lead: string
  /** What one thing of the list is called, such as `reward`. */
  readonly noun: string
  readonly items: readonly T[]
  /** What a new thing begins with. */
  readonly blank: T
  readonly describe: (item: T) => { readonly name: string; readonly facts: string }
  /** Returns the form of a thing; `isNew` for the blank one. */
  readonly formOf: (item: T, isNew: boolean) => DeclaredFormOptions<T, S>
  readonly onRemove: (item: T) => void
}

/** A list whose things have a form of declared fields each. */
export function DeclaredList<T extends Versioned, S extends z.ZodMiniType>(props: DeclaredListProps<T, S>) {
  const { title, lead, noun, items, blank, describe, formOf, onRemove } = props
  const [opened, setOpened] = useState<T | null>(null)
  const add = (
    <Button type="button" variant="outline" onClick={() => setOpened(blank)}>
      Add a {noun}
    </Button>
  )
  return (
    <FormPanel title={title} lead={lead} action={add}>
      {items.length === 0 && <chakra.p color="fg.muted">None yet.</chakra.p>}
      <chakra.ul aria-label={title} listStyleType="none">
        {items.map((item, at) => {
          const { name, facts } = describe(item)
          return (
            <Row key={name}>
              <chakra.span minW="0" overflowWrap="anywhere">
                <chakra.b display="block">{name}</chakra.b>
                <chakra.span fontSize="sm" color="fg.muted">
                  {facts}
                </chakra.span>
              </chakra.span>
              <chakra.span display="flex">
                <Button type="button" variant="ghost" aria-label={`Edit ${name}`} onClick={() => setOpened(item)}>
                  Edit
                </Button>
                <RowActions name={name} at={at} count={items.length} onRemove={() => onRemove(item)} />
              </chakra.span>
            </Row>
          )
        })}
      </chakra.ul>
      {opened && (
        <DeclaredDialog
          title={opened === blank ? `Add a ${noun}` : `Edit ${describe(opened).name}`}
          {...formOf(opened, opened === blank)}
          onClose={() => setOpened(null)}
        />
      )}
    </FormPanel>
  )
}
