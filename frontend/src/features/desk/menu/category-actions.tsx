import { Button } from '#ui/chakra/button'
import { Text } from '@chakra-ui/react/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { categoryRoutes } from '#shared/menu/category-contract'
import { menuEditingRoutes } from '#shared/menu/editing-contract'
import type { MenuCategory } from '#shared/menu/contract'
import { callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { requireText } from '#base/forms/field-rules'
import { FormDialog } from '#base/forms/form-dialog'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { deskSaveKey } from '#base/storage/storage-keys'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import { TextAreaField, TextField } from '#ui/forms/fields'
import { toast } from '#ui/toast'
import { NOT_REACHED_MESSAGE, getSaveErrorMessage } from '../desk-api'
import { findCategoryUse } from './find-category-use'

/** Reads the menus again, whose categories have changed. */
function useMenusChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [menuEditingRoutes.getEditableMenu.path] })
}

function NewCategory({ onClose }: { readonly onClose: () => void }) {
  const readAgain = useMenusChanged()
  const form = useSubmitForm({
    defaults: { name: '', description: '' },
    send: async ({ name, description }) => {
      const body = { name: name.trim(), description: description.trim() }
      await sendOnce(deskSaveKey('new category', 'all'), body, (headers) =>
        callApi(categoryRoutes.addCategory, { body, headers }),
      )
      await readAgain()
      toast({ title: `${body.name} is on the menu once it has dishes` })
      onClose()
    },
    failed: NOT_REACHED_MESSAGE,
  })
  return (
    <FormDialog title="Add a category" submitLabel="Add" pendingLabel="Adding…" form={form} onClose={onClose}>
      <TextField name="name" label="Name" maxLength={60} rules={requireText('Please name the category')} />
      <TextAreaField name="description" label="Description" maxLength={300} rows={2} isCounted />
    </FormDialog>
  )
}

/** Adds a category at the end of the menu. */
export function AddCategoryButton() {
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <Button onClick={() => setAdding(true)}>Add a category</Button>
      {isAdding && <NewCategory onClose={() => setAdding(false)} />}
    </>
  )
}

type ArchiveCategoryButtonProps = {
  readonly category: Pick<MenuCategory, 'id' | 'name'>
  /** Whether the form around it has changes, which have to be saved or discarded first. */
  readonly isUnsaved: boolean
}

/** Archives a category that has no dishes on any menu. */
export function ArchiveCategoryButton({ category: { id, name }, isUnsaved }: ArchiveCategoryButtonProps) {
  const readAgain = useMenusChanged()
  const [isConfirming, setConfirming] = useState(false)
  const [use, setUse] = useState<string>()
  const ask = useMutation({
    mutationFn: () => findCategoryUse(id),
    // Without an answer the server decides.
    onSettled: (found) => {
      setUse(found)
      setConfirming(found === undefined)
    },
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi(categoryRoutes.archiveCategory, { params: { categoryId: id } }),
    onSuccess: () => toast({ title: `${name} is archived. Undo it under Changes.` }),
    onSettled: readAgain,
  })
  return (
    <>
      <Button
        type="button"
        variant="ghost"
        justifySelf="start"
        aria-label={`Archive ${name}`}
        disabled={isUnsaved || isPending || ask.isPending}
        title={isUnsaved ? 'Save or discard what you changed first.' : undefined}
        onClick={() => ask.mutate()}
      >
        Archive
      </Button>
      {(use ?? error) && (
        <Text role="alert" color="danger.fg">
          {use ?? getSaveErrorMessage(error)}
        </Text>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={`Archive ${name}?`}
          confirmLabel="Archive"
          keepLabel="Keep"
          onConfirm={() => mutate()}
          onClose={() => setConfirming(false)}
        >
          It leaves the menus of all locations. It has no dishes.
        </ConfirmDialog>
      )}
    </>
  )
}
