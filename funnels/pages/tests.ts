import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'ZIP code, for this test', button: 'Try it' } };

export const tests = defineAskingPages(openings, [
  // For colleagues: every colour role in words, and a block that shows it.
  {
    path: '/dark-mode-test',
    brands: ['m10', 'bh'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10DARKMODETEST27_M', bh: 'MULTI-PLAN_SAMPLEBHDARKMODETEST27_M' },
    template: 'test',
    title: 'Test page for dark mode',
    description:
      'A test page for colleagues: each colour role of the palette, where to find it, and what to look at in dark mode.',
    headline: 'Dark mode: look at every color role',
    subheadline: 'Switch the device between light and dark. Plans exist in some areas.',
    image: 'harbor',
    form: 'rehearsal',
    indexable: false,
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'shield', text: 'The mark beside each fact is the highlight' },
          { icon: 'document', text: 'Words here wear the text color' },
          { icon: 'check', text: 'Both must hold in either scheme' },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'The roles, one by one',
        introduction: 'Ratios are contrast in the WCAG sense, on page, surface and band alike.',
        columns: ['Role', 'Where you see it', 'What must hold'],
        rows: [
          ['Page', 'Behind everything', 'Dark, and still in the brand’s own tone'],
          ['Surface', 'Cards, fields, the call bar', 'Tells itself from the page by tone or by its edge'],
          ['Band', 'Behind the checklist below', 'Sets a section apart without shouting'],
          ['Text', 'Every paragraph', 'At least 7 to 1'],
          ['Muted', 'Introductions, notes, reasons under a question', 'At least 4.5 to 1'],
          ['Line', 'Rules between rows, edges of cards', 'Visible, and never the only sign of anything'],
          ['Control', 'Edges of fields and answers', 'At least 3 to 1'],
          ['Accent, and text on it', 'Links, the main button, the progress bar', 'At least 4.5 to 1 both ways'],
          ['Highlight, and text on it', 'Marks and drawings', 'Text on it at least 4.5 to 1'],
          ['Success', 'The debug panel, where it is on', 'Has words or an icon beside it'],
          ['Danger', 'The error under a field', 'At least 4.5 to 1, with words that help'],
          ['Focus', 'The ring around what the keyboard is on', 'At least 3 to 1'],
        ],
        note: 'This note is muted text under a table. Compare it with the cells above.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Cards on the surface',
        introduction: 'An introduction is muted. The heading above it is not.',
        cards: [
          {
            icon: 'glasses',
            title: 'Edge',
            text: 'The card must end somewhere. Find the edge with the screen at a third of its brightness.',
          },
          {
            icon: 'heart',
            title: 'Icon',
            text: 'Where it has a ground of its own, that is a tint. In the dark it must not glow.',
          },
          {
            icon: 'phone',
            title: 'Number',
            text: 'The phone number in the bar can be read at arm’s length in both schemes.',
          },
        ],
      },
      {
        kind: 'checklist',
        heading: 'By hand, in this order',
        items: [
          'Go from light to dark while the page is open: nothing may flash or jump.',
          'Leave the ZIP code empty and send it: the error has a color, an icon and words.',
          'Go through the page with the Tab key and watch the ring on page, surface and band.',
          'Turn on a forced-colors theme: buttons and fields keep their edges.',
          'Print a preview: the paper stays white.',
          'Look at the picture in the hero: its shapes stay apart from each other.',
        ],
        note: 'What a machine can check, the contrast tests and axe do already.',
      },
      {
        kind: 'strengths-and-limits',
        heading: 'Two lists, two marks',
        strengthsHeading: 'What the tests see',
        strengths: ['Contrast of every pair of roles', 'Text over a plain ground', 'Missing focus rings on links'],
        limitsHeading: 'What only an eye sees',
        limits: ['A tint that looks dirty', 'A drawing that loses its depth', 'Too many edges at once'],
      },
      {
        kind: 'faq',
        heading: 'About this test',
        questions: [
          {
            question: 'Where are the colors kept?',
            answer: 'In each brand’s entry, once for light and once for dark. No stylesheet names a hue.',
          },
          {
            question: 'Who chooses the scheme?',
            answer: 'The device does. Some layouts also set one band in the opposite tone, so look for that as well.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Two buttons, side by side',
        text: 'One is filled and one has an edge only. Press, hover and focus each of them in both schemes.',
      },
    ],
  },

  // For colleagues: long words and long answers.
  {
    path: '/fe-1421',
    brands: ['m10', 'bh'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10FE142127_M', bh: 'MULTI-PLAN_SAMPLEBHFE142127_M' },
    template: 'test',
    title: 'Test page for long words',
    description:
      'A test page for colleagues: long medical words, a lake with 45 letters and long answers, to see how text breaks.',
    headline: 'Uncommonly long words, and even longer answers',
    subheadline: 'The words are real and mean what they say. Plans exist in some areas.',
    form: 'rehearsal',
    indexable: false,
    body: [
      {
        kind: 'explainer',
        heading: 'Otolaryngology and its neighbors',
        paragraphs: [
          'An otorhinolaryngologist treats ears, noses and throats. An esophagogastroduodenoscopy is a look into the upper digestive tract, and an electroencephalogram records what the brain does. Each of these words has to fit on a phone that is 320 pixels wide.',
          'No line of this page may push the page sideways. A word that is too long for its line may break; a word that fits may not.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Long words in narrow cards',
        cards: [
          {
            icon: 'eye',
            title: 'Ophthalmology',
            text: 'Ophthalmologists operate on eyes. Optometrists test them. Opticians fit what the two prescribe.',
          },
          {
            icon: 'tooth',
            title: 'Periodontics',
            text: 'Periodontists look after gums, prosthodontists after crowns and dentures, endodontists after roots.',
          },
          {
            icon: 'stethoscope',
            title: 'Anesthesia',
            text: 'The anesthesiologist often bills apart from the surgeon, which surprises many people.',
          },
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Longer than any line',
        tips: [
          {
            title: 'A lake',
            text: 'In Webster, Massachusetts, there is a lake whose long name is often spelled Chargoggagoggmanchauggagoggchaubunagungamaugg. It must break inside the word.',
          },
          {
            title: 'An address',
            text: 'www.medicare.gov/publications/12026-understanding-medicare-advantage-plans.pdf has few places to break.',
          },
          {
            title: 'A name with hyphens',
            text: 'A member may be called Mary-Elizabeth Featherstonehaugh-Cholmondeley. Type it into the form.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Long answers',
        questions: [
          {
            question:
              'What happens to a question that is itself so long that it runs over three or four lines on a phone?',
            answer:
              'It stays in one piece above its answer. The space between the two is smaller than the space to the next question, so that the eye knows which belongs to which. Line height in a heading is tighter than in a paragraph, and at this length the difference shows. If two lines of the question touch, or if the balance of the lines leaves one word alone, this is the place to see it.',
          },
          {
            question: 'How long may an answer be?',
            answer:
              'On pages for visitors, three sentences or so. This one has more, because it has to show what happens when a writer forgets the rule, or when a lawyer adds a sentence to each of the other sentences. The measure should stay near 62 characters on a wide screen. Beyond that the eye loses the beginning of the next line. On a phone the answer fills the width, less the gutters. It should never be cut, it should never scroll inside a box of its own, and no part of it should hide behind a button that says more. Read it at 200 percent zoom as well, and once with the text spacing that WCAG asks for.',
          },
          {
            question: 'Short?',
            answer: 'Yes.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'A heading over a call to action that does not know when to stop',
        text: 'Here the buttons stand beside a long text or under it, depending on the width. They must stay at least 44 pixels high, keep their own words on as few lines as they can, and not shrink because the text beside them grew.',
      },
    ],
  },

  // For colleagues: tables and lists of several shapes.
  {
    path: '/fe-5891',
    brands: ['m10', 'bh'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10FE589127_M', bh: 'MULTI-PLAN_SAMPLEBHFE589127_M' },
    template: 'test',
    title: 'Test page for tables and lists',
    description:
      'A test page for colleagues: tables with two, three and five columns and every kind of list, on narrow and wide screens.',
    headline: 'Tables and lists, from narrow to wide',
    subheadline: 'On phones a row becomes a small list. Plans exist in some areas.',
    form: 'rehearsal',
    indexable: false,
    body: [
      {
        kind: 'comparison-table',
        heading: 'Two columns',
        columns: ['Column one names the row', 'Column two explains it'],
        rows: [
          ['A row of few words', 'Short'],
          ['A row of more words', 'This cell holds two sentences. The second is here to make it wrap on every screen.'],
          ['The last row', 'Check that the rule under it is the same as the others'],
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Three columns and a note',
        introduction: 'The letters of Medicare make a handy third table.',
        columns: ['Part', 'Run by', 'Signing up'],
        rows: [
          ['A and B', 'Medicare', 'Through Social Security'],
          ['C', 'Private companies under contract with Medicare', 'With the plan, an agent or Medicare.gov'],
          ['D', 'Private companies under contract with Medicare', 'With the plan, an agent or Medicare.gov'],
        ],
        note: 'Two cells of this table are the same on purpose. A screen reader should name the column before each.',
      },
      {
        kind: 'comparison-table',
        heading: 'Five columns, the most a page should have',
        columns: ['Width', 'Phone', 'Tablet', 'Laptop', 'What to look at'],
        rows: [
          ['320', 'Yes', 'No', 'No', 'Nothing scrolls sideways'],
          ['390', 'Yes', 'No', 'No', 'Names of columns stand before the cells'],
          ['768', 'No', 'Yes', 'No', 'The table is a table again'],
          ['1440', 'No', 'No', 'Yes', 'Columns line up with the heading'],
        ],
      },
      {
        kind: 'checklist',
        heading: 'A list with ticks',
        introduction: 'The ticks are drawn by the stylesheet. They are not controls and take no focus.',
        items: [
          'One line',
          'An item that is long enough to wrap, so that its second line starts under the first and not under the tick',
          'One more line',
        ],
        note: 'A note ends the list.',
      },
      {
        kind: 'tip-list',
        heading: 'A list with numbers',
        tips: [
          { title: 'The number is large', text: 'It stands beside the title and the text, at their left.' },
          { title: 'The order means something', text: 'So the list is an ordered one for a screen reader too.' },
          { title: 'Ten tips would be too many', text: 'The column is made for one figure or two.' },
        ],
      },
      {
        kind: 'article-section',
        heading: 'A list inside an article',
        paragraphs: ['The dots below belong to the paragraph above them, and the space between the two should say so.'],
        points: ['A dot in the accent color', 'A second, with the same space as the first', 'A third to end with'],
      },
      {
        kind: 'fact-list',
        heading: 'A list of names and facts',
        introduction: 'Public numbers only. Each is a link on a phone.',
        facts: [
          { label: 'Medicare', text: '1-800-MEDICARE (1-800-633-4227)', address: 'tel:+18006334227' },
          { label: 'Social Security', text: '1-800-772-1213', address: 'tel:+18007721213' },
          { label: 'All plans in one place', text: 'Medicare.gov', address: 'https://www.medicare.gov/plan-compare' },
          { label: 'A fact without a link', text: 'Looks like text and nothing else' },
        ],
      },
      {
        kind: 'strengths-and-limits',
        heading: 'Two lists side by side',
        strengthsHeading: 'Left on a wide screen',
        strengths: ['Three items', 'Of about one length', 'Each with its mark'],
        limitsHeading: 'Right, or below on a phone',
        limits: ['A single item, to see whether the two headings stay on one line'],
      },
    ],
  },
]);
