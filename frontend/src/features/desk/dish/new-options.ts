import { createIdempotencyKey } from '#base/api/idempotency'
import type { GroupDraft, OptionDraft } from './draft'

const newId = (): string => createIdempotencyKey().slice(0, 12)

export const createOption = (): OptionDraft => ({
  id: newId(),
  name: '',
  price: '0.00',
  upTo: 1,
  isDefault: false,
  allergensAdded: [],
  allergensRemoved: [],
  advisory: null,
  recipe: [],
})

export const createOptionGroup = (): GroupDraft => ({
  id: newId(),
  name: '',
  min: 0,
  max: 1,
  options: [createOption()],
})
