/** What other kitchens make. */
export const otherFoods = `a pizza|a cheeseburger|two tacos|a burrito|some fries|a bowl of ramen|pad thai|chicken wings|a hot dog|a steak sandwich|
  a pepsi|a beer|a glass of wine|a coffee|an espresso|pork chops|beef stew|fried chicken|a caesar salad|tomato soup|french onion soup|
  orange chicken|general tso chicken|sweet and sour pork|egg rolls|kung pao shrimp|butter chicken|chicken tikka|a gyro|
  a milkshake|a chocolate cake|ice cream|cheesecake|a donut|fish and chips|a lobster bisque|clam chowder|spaghetti|lasagna|
  mac and cheese|nachos|a quesadilla|a cobb salad|pulled pork|ribs|meatballs|a bagel|pancakes|an omelette|poke bowl|bibimbap|
  pho|banh mi|mongolian beef|a falafel|hummus|a sprite|a mountain dew|an apple juice|hot chocolate|sake|a margarita|
  turkey club|a blt|mashed potatoes|coleslaw|chili|a pretzel|tiramisu|mochi|cinnamon rolls|a spring onion pancake`
  .split('|').map((text) => text.trim()) // prettier-ignore

/** What a microphone hears that is meant for nobody here. */
export const sayings = `the weather is nice today|turn on the lights|call my mom|play some music|what is the meaning of life|I love you|
  one two three|testing testing|can you hear me|hold on a second|wait a minute|where did I put my keys|the kids are asleep|
  it is raining again|my car broke down|see you at five|she said she will be late|honey what do you want|let me think|
  I don't know yet|give me a minute|hang on|blah blah blah|hello hello|is this thing on|what was that|say that again|repeat that please|
  I am not sure|just looking|we are still deciding|one moment please|okay google|hey siri|set a timer for ten minutes|
  what day is it|who won the game|tell me a joke|sing a song|how old are you|are you a robot|stop it|be quiet|come here|
  no I was talking to my wife|put your shoes on|we have two dogs|it is ten past four|there are six of us|I have three children|
  I live on the fourth floor|my number is five five five|he is eight years old|turn left at the light|that is a big dragon|look a spider|there is a rainbow outside`
  .split('|').map((text) => text.trim()) // prettier-ignore
