/** Samples: six, static (docs/product/pages.md#about-reviews-and-contact). */
export const reviews = [
  {
    by: 'Marisol T.',
    stars: 5,
    dish: 'Hibachi Steak & Shrimp',
    text: 'The onion volcano got a standing ovation from a table of six-year-olds. The steak got one from me.',
  },
  {
    by: 'Kevin O.',
    stars: 5,
    dish: 'California Roll',
    text: 'Picked up in sixteen minutes, still cold where it should be cold. The rice is what makes it.',
  },
  {
    by: 'Priya N.',
    stars: 5,
    dish: 'Vegetable hibachi',
    text: 'Told them about my shellfish allergy, they cleaned the iron and changed gloves without my having to ask twice.',
  },
  {
    by: 'Hank & Lou',
    stars: 4,
    dish: 'Teriyaki',
    text: 'Portions that last until tomorrow. A little loud on Friday night, which is half of the fun.',
  },
  {
    by: 'Dolores W.',
    stars: 5,
    dish: 'Party trays',
    text: 'Fed forty at our church supper and nobody touched the potato salad. We order the trays every spring now.',
  },
  {
    by: 'Jun S.',
    stars: 5,
    dish: 'Sushi bar',
    text: 'Sit at the bar, let them choose. The knife work alone is worth the drive from Sarasota.',
  },
] as const

export type Review = (typeof reviews)[number]
