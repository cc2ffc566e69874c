import { newKey } from '#base/api/idempotency'
import type { GroupDraft, OptionDraft } from './draft'

const newId = (): string => newKey().slice(0, 12)

export const newOption = (): OptionDraft => ({
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

export const newGroup = (): GroupDraft => ({ id: newId(), name: '', min: 0, max: 1, options: [newOption()] })
