/** What the parts of the ways are called; a name says what is asked there, or what it is good for. */
export const chapterTitles = {
  area: { english: 'Your area', spanish: 'Su zona' },
  medicare: { english: 'Your Medicare', spanish: 'Su Medicare' },
  cars: { english: 'Your car', spanish: 'Su auto' },
  drivers: { english: 'Who drives', spanish: 'Quién maneja' },
  need: { english: 'What you need', spanish: 'Lo que necesita' },
  you: { english: 'About you', spanish: 'Sobre usted' },
  call: { english: 'Your call', spanish: 'Su llamada' },
} as const;
