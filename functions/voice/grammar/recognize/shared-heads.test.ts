import { buildMenuItem, buildMenuOption, buildOptionGroup } from '#shared/testing/fixtures'
import { buildVocabulary } from '../tokenize/vocabulary'
import { splitWords } from '../tokenize/words'
import { repeatSharedHeads } from './shared-heads'

const salsas = ['Green salsa', 'Red salsa', 'Corn salsa', 'Corn'].map((name) => buildMenuOption(name, name))
const vocabulary = buildVocabulary([
  buildMenuItem({ id: 1, name: 'Chicken Teriyaki' }),
  buildMenuItem({ id: 2, name: 'Beef Teriyaki' }),
  buildMenuItem({ id: 5, name: 'Hibachi Beef' }),
  buildMenuItem({ id: 3, name: 'Beef and Shrimp Teriyaki' }),
  buildMenuItem({ id: 4, name: 'Shrimp Teriyaki', optionGroups: [buildOptionGroup('salsa', salsas)] }),
])
const read = (text: string) => repeatSharedHeads(splitWords(text), vocabulary).join(' ')

test.each([
  ['two tacos with green and red salsa', 'two tacos with green salsa and red salsa'],
  ['chicken and beef teriyaki', 'chicken teriyaki and beef teriyaki'],
  ['green, red and corn salsa', 'green salsa , red salsa and corn salsa'],
  ['beef and shrimp teriyaki', 'beef and shrimp teriyaki'],
  ['hibachi beef and chicken teriyaki', 'hibachi beef and chicken teriyaki'],
  ['corn and red salsa', 'corn and red salsa'],
  ['shrimp and red salsa', 'shrimp and red salsa'],
])('%s is read as %s', (said, expected) => expect(read(said)).toBe(expected))
