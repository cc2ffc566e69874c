import { buildPrintRows } from './printable-ticket'

it('leaves line breaks of warnings and the width of rules to the browser', () => {
  const alarm = 'alarm' as const
  expect(
    buildPrintRows([
      { text: '#5 PICKUP', style: 'big' },
      { text: '----------' },
      { text: "ALLERGY Hibachi Steak: can't have", style: alarm },
      { text: 'sesame', style: alarm },
      { text: 'ALLERGY Edamame: soy', style: alarm },
      { text: '1 x Hibachi Steak', style: 'bold' },
    ]),
  ).toEqual([
    { text: '#5 PICKUP', style: 'big' },
    { text: '', style: 'rule' },
    { text: "ALLERGY Hibachi Steak: can't have sesame", style: alarm },
    { text: 'ALLERGY Edamame: soy', style: alarm },
    { text: '1 x Hibachi Steak', style: 'bold' },
  ])
})
