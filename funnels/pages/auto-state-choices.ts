/** What each state does differently in car insurance: how fault counts, uninsured drivers, rules found nowhere else. */
export const autoStateChoices = [
  {
    name: 'Alabama',
    text: 'Fault counts strictly here: a person who is even slightly to blame for a crash can be left with nothing from the other side. Uninsured motorist coverage is part of a policy unless the policyholder turns it down in writing.',
  },
  {
    name: 'Alaska',
    text: 'Some remote places without road links are exempt from the insurance requirement; the motor vehicle division keeps the list. An uninsured driver who is hurt may lose the right to payment for pain and suffering.',
  },
  {
    name: 'Arizona',
    text: 'If you carry comprehensive, the insurer must offer a version without a deductible for windshields and other safety glass. Your own share of fault shrinks a claim and does not end it.',
  },
  {
    name: 'Arkansas',
    text: 'The driver at fault pays, yet insurers must also offer benefits for your own medical bills, lost income and accidental death. You may say no to them, in writing.',
  },
  {
    name: 'California',
    text: 'By law, your driving record, your yearly miles and your years of experience weigh most in the price, and credit may not be used. The state runs a low cost program for good drivers with a small income.',
  },
  {
    name: 'Colorado',
    text: 'Colorado gave up no-fault in 2003. Since then policies come with medical payments coverage for you and your passengers, unless you decline it.',
  },
  {
    name: 'Connecticut',
    text: 'Every policy includes coverage against uninsured and underinsured drivers. For an extra premium you can ask for a conversion option, which does not subtract what the other driver’s insurer paid.',
  },
  {
    name: 'Delaware',
    text: 'Drivers must carry personal injury protection, as in a no-fault state. The right to sue the driver at fault is kept all the same.',
  },
  {
    name: 'District of Columbia',
    text: 'Injury protection is optional. Whoever bought it has 60 days after a crash to choose between those benefits and a claim against the other driver. Uninsured motorist coverage is required.',
  },
  {
    name: 'Florida',
    text: 'Florida has long asked for injury protection and for property damage liability, but not for bodily injury liability from most drivers; lawmakers keep debating that, so ask what holds on your start date. With comprehensive, no deductible applies to a windshield.',
  },
  {
    name: 'Georgia',
    text: 'Uninsured motorist coverage comes in two kinds here: one is added on top of what the other driver’s insurer pays, the other is reduced by it. Ask which kind is on your page. Police check insurance in a state database, not on a card.',
  },
  {
    name: 'Hawaii',
    text: 'A no-fault state where injury protection is required. The law keeps a driver’s age, sex, marital status, credit and length of driving experience out of the price.',
  },
  {
    name: 'Idaho',
    text: 'Here the driver at fault pays. Coverage against uninsured drivers, and a second kind against underinsured ones, are in the policy unless you reject each in writing.',
  },
  {
    name: 'Illinois',
    text: 'Uninsured motorist coverage for injuries is compulsory. Someone who is more than half to blame for a crash recovers nothing from the other driver.',
  },
  {
    name: 'Indiana',
    text: 'A driver who is caught uninsured again within a few years can lose the right to payment for pain and suffering after a crash. Coverage against uninsured and underinsured drivers must be offered.',
  },
  {
    name: 'Iowa',
    text: 'Police may take the plates or the car of a driver who cannot show coverage. A person who carries more of the fault than all others together gets nothing from them.',
  },
  {
    name: 'Kansas',
    text: 'No-fault: your own injury protection pays first, and you may sue only after more serious injuries. Uninsured motorist coverage is required as well.',
  },
  {
    name: 'Kentucky',
    text: 'A choice state. No-fault applies unless you reject it on a form that is filed with the state, and then you keep the full right to sue and can be sued in the same way.',
  },
  {
    name: 'Louisiana',
    text: 'An uninsured driver cannot collect the first part of a claim, even when the other driver caused the crash. Since 2026, a person who is mostly at fault recovers nothing.',
  },
  {
    name: 'Maine',
    text: 'Two parts that are optional in much of the country are required here: medical payments coverage, and coverage against uninsured drivers.',
  },
  {
    name: 'Maryland',
    text: 'Injury protection comes with the policy unless you waive it. Any fault of your own can end a claim against the other driver. Drivers whom other insurers refuse can turn to an insurer created by the state.',
  },
  {
    name: 'Massachusetts',
    text: 'No-fault, with four compulsory parts, among them coverage against uninsured drivers. Insurers may not use credit, sex, marital status or occupation to set the price.',
  },
  {
    name: 'Michigan',
    text: 'You choose how much your own policy would pay for medical care after a crash, up to no limit at all. Another required part pays for fences, buildings and parked cars that your car damages in the state.',
  },
  {
    name: 'Minnesota',
    text: 'A no-fault state that asks for more parts than most: injury protection, uninsured motorist and underinsured motorist coverage, beside liability.',
  },
  {
    name: 'Mississippi',
    text: 'Your share of the fault reduces what you receive, and even a large share does not erase it. Uninsured motorist coverage belongs to the policy unless you reject it in writing.',
  },
  {
    name: 'Missouri',
    text: 'Uninsured motorist coverage is required. A driver without insurance gives up payment for pain and suffering from an insured driver, with some exceptions.',
  },
  {
    name: 'Montana',
    text: 'When fault is reasonably clear, the insurer of the driver at fault must pay undisputed medical bills as they come in, before the case is settled. Uninsured motorist coverage is offered and may be declined.',
  },
  {
    name: 'Nebraska',
    text: 'Coverage against uninsured and underinsured drivers is required on every policy. A person whose fault equals that of the others, or exceeds it, recovers nothing from them.',
  },
  {
    name: 'Nevada',
    text: 'Insurers report policies to the motor vehicle department electronically, and even a short lapse can suspend a registration. Medical payments coverage must be offered to you.',
  },
  {
    name: 'New Hampshire',
    text: 'Most drivers are not made to buy insurance, but they must be able to pay for the harm they cause. Whoever does buy a policy gets uninsured motorist and medical payments coverage with it.',
  },
  {
    name: 'New Jersey',
    text: 'You make two choices: a basic or a standard policy, and a limited or an unlimited right to sue for pain and suffering. Your own injury protection usually pays medical bills first.',
  },
  {
    name: 'New Mexico',
    text: 'Insurers must offer uninsured motorist coverage up to your liability limits, and a refusal counts only if it was done properly. With several cars, the limits can often be added together.',
  },
  {
    name: 'New York',
    text: 'No-fault injury protection and uninsured motorist coverage are both required. If you drop your insurance, turn in the plates first, or the registration may be suspended.',
  },
  {
    name: 'North Carolina',
    text: 'A bureau proposes rates for all insurers, and the insurance commissioner reviews them. Any fault of your own can end a claim against another driver. Uninsured motorist coverage is required.',
  },
  {
    name: 'North Dakota',
    text: 'A no-fault state with a long list of required parts: basic injury benefits, uninsured and underinsured motorist coverage, and liability.',
  },
  {
    name: 'Ohio',
    text: 'Insurers may sell uninsured motorist coverage but do not have to include it. Look for it on the page, because it is not there on its own.',
  },
  {
    name: 'Oklahoma',
    text: 'Roadside cameras read plates and match them with insurance records; owners without coverage get a letter. Uninsured motorist coverage is offered on a form that the law prescribes.',
  },
  {
    name: 'Oregon',
    text: 'Injury protection and uninsured motorist coverage are both required, though the driver at fault stays responsible and can be sued.',
  },
  {
    name: 'Pennsylvania',
    text: 'You choose between full tort and limited tort. Limited tort gives up most claims for pain and suffering in exchange for a different premium. Medical benefits of your own are required.',
  },
  {
    name: 'Rhode Island',
    text: 'Uninsured motorist coverage matches your liability limits unless you choose less in writing. Your own fault lowers a claim and never cancels it outright.',
  },
  {
    name: 'South Carolina',
    text: 'Uninsured motorist coverage is required, and underinsured coverage must be offered on a form that you sign. Read that form before you decline.',
  },
  {
    name: 'South Dakota',
    text: 'The only state that asks whether an injured person’s fault was slight next to the other driver’s. Uninsured and underinsured motorist coverage are part of every policy.',
  },
  {
    name: 'Tennessee',
    text: 'The state compares registrations with insurers’ records and writes to owners who seem to have no coverage. Once you are half to blame, you recover nothing.',
  },
  {
    name: 'Texas',
    text: 'Injury protection and uninsured motorist coverage must both be offered, and both stay on the policy until you refuse them in writing. Police look up insurance in a state database.',
  },
  {
    name: 'Utah',
    text: 'No-fault: your injury protection pays first, and you may sue only beyond a set level of harm. Uninsured and underinsured coverage are there unless you sign them away.',
  },
  {
    name: 'Vermont',
    text: 'Required uninsured motorist coverage extends here to damage to your car, not only to injuries. Underinsured drivers are included.',
  },
  {
    name: 'Virginia',
    text: 'Until 2024, an owner could pay the state a fee and drive uninsured; that choice is gone. Any fault of your own can defeat a claim, and uninsured motorist coverage is required.',
  },
  {
    name: 'Washington',
    text: 'Insurers must offer injury protection and underinsured motorist coverage, and only your written refusal removes them. Your share of fault reduces a claim without ending it.',
  },
  {
    name: 'West Virginia',
    text: 'Uninsured motorist coverage is required. Underinsured coverage must be offered on a form from the insurance commissioner, with prices for several limits.',
  },
  {
    name: 'Wisconsin',
    text: 'Uninsured motorist coverage is required, medical payments coverage must be offered, and an insurer has to tell you that underinsured coverage exists.',
  },
  {
    name: 'Wyoming',
    text: 'The driver at fault pays, and a person with more than half of the blame recovers nothing. Uninsured motorist coverage is in the policy unless the policyholder rejects it in writing.',
  },
] as const;
