import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { DeskDish } from '#shared/contract/desk/dish'
import type { MenuCategory } from '#shared/contract/menu'
import { SettlePanel } from '../components/conflict-panel'
import { useIsWide } from '../components/use-is-wide'
import { FormFrame } from '../form/form-frame'
import { Panel } from '../form/panel'
import { SaveBar } from '../form/save-bar'
import { Segments } from '#base/components/segments'
import { CostFigures } from './cost-figures'
import { AllergensPanel, NutritionPanel } from './declared-panels'
import { DishActs } from './dish-acts'
import { DishPreview } from './dish-preview'
import { draftFields, fieldNames } from './draft'
import { ElsewherePanel } from './elsewhere-panel'
import { PlacePanel, WordsPanel } from './facts-panels'
import { useIngredients } from './ingredients'
import { OptionGroups } from './option-groups'
import { RecipeLines } from './recipe-lines'
import { useDishForm } from './use-dish-form'

const views = [
  { id: 'form', label: 'Change' },
  { id: 'preview', label: 'Preview' },
] as const

const Sentence = chakra('p', {
  base: { mb: '4', p: '4', borderRadius: 'xl', bg: 'danger.subtle', color: 'danger.fg', fontWeight: 'medium' },
})

const unsavedWords = (changed: readonly string[]): string => {
  const labels = draftFields.filter((field) => changed.includes(field)).map((field) => fieldNames[field])
  return `Not saved: ${labels.join(', ').toLowerCase()}`
}

type DishFormProps = {
  /** Null for one that is new. */
  readonly dish: DeskDish | null
  readonly categories: readonly MenuCategory[]
  readonly onSaved: (saved: DeskDish, before: DeskDish | null) => void
}

/** All of a dish that its owner decides, and how guests and cooks will see it. */
export function DishForm({ dish, categories, onSaved }: DishFormProps) {
  const names = { categories, ingredients: useIngredients() }
  const form = useDishForm({ dish, names, onSaved })
  const { values: draft, base, conflict, isUnsaved } = form
  const [view, setView] = useState<(typeof views)[number]['id']>('form')
  const isWide = useIsWide()
  return (
    <FormFrame
      form={form}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 24rem' }}
      columnGap="8"
    >
      <chakra.div gridColumn="1 / -1">
        {!isWide && (
          <chakra.div mb="4">
            <Segments label="View" options={views} chosen={view} onChoose={setView} />
          </chakra.div>
        )}
        {form.problem && <Sentence role="alert">{form.problem}</Sentence>}
        {conflict && (
          <chakra.div mb="5">
            <SettlePanel
              {...conflict}
              takenOver={conflict.takenOver.map((label) => label.toLowerCase())}
              isSaving={form.isSending}
            />
          </chakra.div>
        )}
      </chakra.div>
      {(isWide || view === 'form') && (
        <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" alignContent="start">
          <WordsPanel dishId={base.dish?.id} />
          <PlacePanel categories={categories} />
          <AllergensPanel declared={base.dish?.allergensDeclared ?? null} />
          <Panel title="Options" lead="How a guest may have it their way.">
            <OptionGroups />
          </Panel>
          <Panel title="Recipe and cost" lead="What a portion takes of the stock, without its options.">
            <RecipeLines path="recipe" />
            <CostFigures draft={draft} />
          </Panel>
          <NutritionPanel />
          {base.dish && <ElsewherePanel dish={base.dish} names={names} set={form.change} />}
          {base.dish && <DishActs dish={base.dish} isUnsaved={isUnsaved} />}
        </chakra.div>
      )}
      {(isWide || view === 'preview') && (
        <chakra.div
          position={{ xl: 'sticky' }}
          top="5rem"
          alignSelf="start"
          maxH={{ xl: 'calc(100dvh - 6rem)' }}
          overflowY={{ xl: 'auto' }}
          role="region"
          aria-label="Preview"
          tabIndex={isWide ? 0 : undefined}
        >
          <DishPreview draft={draft} dish={base.dish} />
        </chakra.div>
      )}
      <chakra.div gridColumn="1" position="sticky" bottom={{ base: 'var(--desk-bar)', lg: '4' }} zIndex={1}>
        <SaveBar
          words={unsavedWords(form.changed)}
          isUnsaved={isUnsaved}
          isSaving={form.isSending}
          onDiscard={form.discard}
          saveLabel={base.dish ? 'Save' : 'Put on the menu'}
        />
      </chakra.div>
    </FormFrame>
  )
}
