import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { DeskDish } from '#shared/contract/desk/dish'
import type { MenuCategory } from '#shared/contract/menu'
import { SettlePanel } from '../components/conflict-panel'
import { useIsWide } from '../components/use-is-wide'
import { ErrorsContext, useFirstError } from '../form/errors'
import { Panel } from '../form/panel'
import { SaveBar } from '../form/save-bar'
import { Segments } from '#base/components/segments'
import { CostFigures } from './cost-figures'
import { AllergensPanel, NutritionPanel } from './declared-panels'
import { DishActs } from './dish-acts'
import { DishPreview } from './dish-preview'
import { fieldNames } from './draft'
import type { DraftField } from './draft'
import { ElsewherePanel } from './elsewhere-panel'
import { PlacePanel, WordsPanel } from './facts-panels'
import { wordsOf } from './field-words'
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

const unsavedWords = (fields: readonly DraftField[]): string =>
  fields.length === 0 ? 'All saved' : `Not saved: ${fields.map((field) => fieldNames[field].toLowerCase()).join(', ')}`

type DishFormProps = {
  /** Null for one that is new. */
  readonly dish: DeskDish | null
  readonly categories: readonly MenuCategory[]
  readonly onSaved: (saved: DeskDish, before: DeskDish | null) => void
}

/** All of a dish that its owner decides, and how guests and cooks will see it. */
export function DishForm({ dish, categories, onSaved }: DishFormProps) {
  const form = useDishForm(dish, categories[0]?.id ?? 0, onSaved)
  const { draft, set, errors, conflict, unsaved } = form
  const names = { categories, ingredients: useIngredients() }
  const [view, setView] = useState<(typeof views)[number]['id']>('form')
  const isWide = useIsWide()
  const element = useFirstError(errors)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.save()
  }
  return (
    <ErrorsContext value={errors}>
      <chakra.form
        ref={element}
        noValidate
        onSubmit={submit}
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
          {form.sentence && <Sentence role="alert">{form.sentence}</Sentence>}
          {conflict && (
            <chakra.div mb="5">
              <SettlePanel
                disputes={conflict.disputes.map(({ field, mine, theirs }) => ({
                  name: field,
                  label: fieldNames[field],
                  mine: wordsOf(field, mine, names),
                  theirs: wordsOf(field, theirs, names),
                }))}
                taken={conflict.taken.map((field) => fieldNames[field].toLowerCase())}
                isSaving={form.isSending}
                onSettle={form.settle}
              />
            </chakra.div>
          )}
        </chakra.div>
        {(isWide || view === 'form') && (
          <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" alignContent="start">
            <WordsPanel draft={draft} set={set} dishId={form.dish?.id} />
            <PlacePanel draft={draft} set={set} categories={categories} />
            <AllergensPanel draft={draft} set={set} declared={form.dish?.allergensDeclared ?? null} />
            <Panel title="Options" lead="How a guest may have it their way.">
              <OptionGroups groups={draft.optionGroups} onChange={(optionGroups) => set({ optionGroups })} />
            </Panel>
            <Panel title="Recipe and cost" lead="What a portion takes of the stock, without its options.">
              <RecipeLines path="recipe" lines={draft.recipe} onChange={(recipe) => set({ recipe })} />
              <CostFigures draft={draft} />
            </Panel>
            <NutritionPanel draft={draft} set={set} />
            {form.dish && <ElsewherePanel dish={form.dish} names={names} set={set} />}
            {form.dish && <DishActs dish={form.dish} isUnsaved={unsaved.length > 0} />}
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
            <DishPreview draft={draft} dish={form.dish} />
          </chakra.div>
        )}
        <chakra.div gridColumn="1" position="sticky" bottom={{ base: 'var(--desk-bar)', lg: '4' }} zIndex={1}>
          <SaveBar
            words={unsavedWords(unsaved)}
            isUnsaved={unsaved.length > 0}
            isSaving={form.isSending}
            onDiscard={form.discard}
            saveLabel={form.dish ? 'Save' : 'Put on the menu'}
          />
        </chakra.div>
      </chakra.form>
    </ErrorsContext>
  )
}
