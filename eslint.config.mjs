import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const source = ['shared', 'functions', 'events', 'infra', 'frontend'].map((room) => `${room}/**/*.{ts,tsx}`)
const zodAsMini = { name: 'zod', message: "Import * as z from 'zod/mini': 70 kB less in every function." }
const sharedParts = [
  { part: 'dialog', instead: 'Dialog of #ui/dialog/dialog' },
  { part: 'drawer', instead: 'Dialog of #ui/dialog/dialog with a placement' },
  { part: 'tabs', instead: 'Tabs of #ui/tabs' },
  { part: 'segment-group', instead: 'Segments of #ui/segments' },
  { part: 'button', instead: 'Button of #ui/button, or of #ui/chakra/button with style props' },
  { part: 'heading', instead: 'Heading of #ui/heading, or of #ui/chakra/heading with style props' },
  { part: 'skeleton', instead: 'Skeleton of #ui/skeleton, or of #ui/chakra/skeleton with style props' },
  { part: 'badge', instead: 'Badge of #ui/badge, or of #ui/chakra/badge with style props' },
].map(({ part, instead }) => ({ name: `@chakra-ui/react/${part}`, message: `Use ${instead}.` }))
const wholeChakra = { name: '@chakra-ui/react', message: 'Import a single part: @chakra-ui/react/button.' }
const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'infra/testkit/**', 'infra/checks/**', 'frontend/e2e/**']

const fieldError = {
  selector: "JSXMemberExpression[object.name='Field'][property.name='ErrorText']",
  message: 'Field errors are rendered by FieldFrame of #ui/forms/field-frame.',
}

/** The words of boards are in base/language, in three languages. */
const boardWords = [
  'JSXText[value=/[A-Za-z]{2}/]',
  'JSXAttribute[name.name=/^aria-(label|valuetext)$/] > Literal',
  'JSXAttribute[name.name=/^(label|title|placeholder|empty|hint|\\w+Label)$/] > Literal',
  'JSXAttribute[name.name=/[lL]abel$|^title$/] TemplateElement[value.raw=/[A-Za-z]{2}/]',
  'JSXElement > JSXExpressionContainer > :matches(LogicalExpression, ConditionalExpression) > Literal[value=/[A-Za-z]{2}/]',
  'Property[key.name=/^(label|title|description)$/] > Literal',
  "LogicalExpression[operator='||'] > Literal[value=/^[A-Z][a-z]/]",
  ':not(NewExpression) > Literal[value=/^[A-Z][a-z]+ [a-z]/]',
  'TemplateElement[value.raw=/[a-z]{2} [a-z]{2}/]',
].map((selector) => ({ selector, message: 'Boards speak three languages: put this text into #base/language.' }))
const boards = [
  'frontend/src/features/kitchen/**/*.{ts,tsx}',
  'frontend/src/features/inventory/availability/*.{ts,tsx}',
]
/** Pages of the desk and of guests, and texts that only the log gets. */
const notBoards = [
  'frontend/src/features/kitchen/{disputes,practice}/**',
  'frontend/src/features/kitchen/intake/{intake-messages.tsx,use-intake.ts,use-wait-hints.ts}',
  'frontend/src/features/inventory/availability/{availability-card,availability-panel}.tsx',
]

/** Screens for a location that staff choose, which is not always the site's. */
const staffScreens = ['desk', 'employees', 'inventory', 'kitchen', 'order-entry', 'training'].map(
  (folder) => `frontend/src/features/${folder}/**/*.{ts,tsx}`,
)
const siteLocation = {
  name: '#base/location/location',
  importNames: ['currentLocation'],
  message: 'Staff choose the location: read useLocationConfig, or useDeskLocation at the desk.',
}

/** Registries list every domain, so they import from each. */
const registries = [
  'shared/registry/routes.ts',
  'frontend/src/app/page-routes.ts',
  'frontend/src/features/desk/sections.ts',
  'functions/numbers/figure-sources.ts',
]

export default tseslint.config(
  { ignores: ['dist', 'cdk.out', '.local', 'node_modules'] },
  {
    files: source,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      eqeqeq: ['error', 'always'],
      'max-lines': ['error', { max: 250 }],
      // Prettier wraps code, but not comments.
      'max-len': [
        'error',
        { code: 1000, comments: 100, ignoreUrls: true, ignorePattern: '^ *// eslint-disable', ignoreStrings: true },
      ],
      'no-restricted-imports': ['error', zodAsMini],
    },
  },
  {
    files: source,
    plugins: { 'import-x': importX },
    rules: { 'import-x/no-duplicates': ['error', { 'prefer-inline': true }] },
  },
  {
    files: source,
    ignores: [...registries, ...tests],
    rules: { 'import-x/max-dependencies': ['error', { max: 18 }] },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['frontend/src/ui/**'],
    rules: { 'no-restricted-imports': ['error', zodAsMini, wholeChakra, ...sharedParts] },
  },
  {
    files: staffScreens,
    rules: { 'no-restricted-imports': ['error', zodAsMini, wholeChakra, ...sharedParts, siteLocation] },
  },
  {
    files: ['frontend/src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        zodAsMini,
        ...sharedParts,
        {
          name: 'msw',
          importNames: ['http', 'HttpResponse'],
          message: 'A server that a test makes up answers by the contract: #testing/a-server.',
        },
        { name: 'msw/node', message: 'As above: givenAServer of #testing/a-server.' },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Response', property: 'json', message: 'As above: answer of #testing/a-server.' },
      ],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'frontend/src/testing/**', 'frontend/src/base/storage/storage*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: 'Use deviceStorage or sessionStorage of #base/storage/storage.',
        })),
      ],
    },
  },
  {
    files: ['frontend/src/**/*.tsx'],
    ignores: ['frontend/src/ui/forms/field-frame.tsx'],
    rules: {
      'no-restricted-syntax': ['error', fieldError],
    },
  },
  {
    files: boards,
    ignores: [...notBoards, ...tests],
    rules: { 'no-restricted-syntax': ['error', fieldError, ...boardWords] },
  },
  { files: ['frontend/**'], plugins: { 'react-hooks': reactHooks }, rules: reactHooks.configs.recommended.rules },
  {
    files: tests,
    rules: {
      'max-lines': ['error', { max: 300 }],
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
)
