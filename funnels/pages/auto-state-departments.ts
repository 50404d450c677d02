/** Who regulates car insurance in each state, and one thing to know there about proof or about shopping. */
export const autoStateDepartments = [
  {
    name: 'Alabama',
    text: 'The Alabama Department of Insurance in Montgomery licenses companies and hears complaints. License offices and police check policies online through the Department of Revenue, so have the policy number exactly as printed.',
  },
  {
    name: 'Alaska',
    text: 'The Division of Insurance is part of the Department of Commerce, Community, and Economic Development. Rules differ in some remote places that the Division of Motor Vehicles lists, so look up your town there.',
  },
  {
    name: 'Arizona',
    text: 'One agency in Phoenix, the Department of Insurance and Financial Institutions, has watched over both insurers and lenders since 2020. When a policy ends, the insurer tells the Motor Vehicle Division, which writes to you.',
  },
  {
    name: 'Arkansas',
    text: 'The Arkansas Insurance Department in Little Rock joined the state’s Department of Commerce in 2019. Its consumer services staff take complaints about a company or an agent.',
  },
  {
    name: 'California',
    text: 'Voters elect the Insurance Commissioner, and auto rate changes need the department’s approval first. By law your driving record, the miles you drive in a year and your years of experience weigh most.',
  },
  {
    name: 'Colorado',
    text: 'Look for the Division of Insurance inside the Department of Regulatory Agencies in Denver. Police can look up a car in a state database of insured vehicles, and you still have to carry proof.',
  },
  {
    name: 'Connecticut',
    text: 'Hartford, an old insurance town, is also home to the Connecticut Insurance Department. Parking a car for good? Cancel its registration with the DMV before you cancel its policy.',
  },
  {
    name: 'Delaware',
    text: 'Delaware elects its insurance commissioner. The Division of Motor Vehicles wants the tags back before a car’s insurance stops, so plan the two errands in that order.',
  },
  {
    name: 'District of Columbia',
    text: 'The District has a Department of Insurance, Securities and Banking. Before you end a policy, give up the tags with the DC DMV, or penalties for the uninsured days can follow.',
  },
  {
    name: 'Florida',
    text: 'Two offices divide the work: the Office of Insurance Regulation reviews companies and their rates, and the Department of Financial Services helps consumers with complaints.',
  },
  {
    name: 'Georgia',
    text: 'The elected Commissioner of Insurance and Safety Fire is in charge. Insurers send proof to the state by computer, and the tag office goes by that record, so ask your insurer to confirm it was sent.',
  },
  {
    name: 'Hawaii',
    text: 'The Insurance Division belongs to the Department of Commerce and Consumer Affairs in Honolulu. Bring a current insurance card to the safety inspection; without it the car does not pass.',
  },
  {
    name: 'Idaho',
    text: 'The Department of Insurance is in Boise, but another agency checks your coverage: the Idaho Transportation Department compares registrations with insurers’ reports, and may suspend a registration that shows none.',
  },
  {
    name: 'Illinois',
    text: 'The Department of Insurance has offices in Springfield and Chicago. The Secretary of State checks registered cars for coverage at random, at least twice a year, so answer its letter if one comes.',
  },
  {
    name: 'Indiana',
    text: 'The Indiana Department of Insurance is in Indianapolis. After a crash or certain tickets, the Bureau of Motor Vehicles may want a Certificate of Compliance; your insurer files it, and you should ask whether it has.',
  },
  {
    name: 'Iowa',
    text: 'The Iowa Insurance Division in Des Moines takes complaints. Your insurer issues a financial liability coverage card for each car; have it with you on paper or on a phone.',
  },
  {
    name: 'Kansas',
    text: 'Kansans elect their insurance commissioner to a four-year term. The consumer assistance staff in Topeka take complaints, for example when a claim is not settled.',
  },
  {
    name: 'Kentucky',
    text: 'The Department of Insurance works from Frankfort. Insurers report the cars that they cover, and the county clerk sees that report when you register; a wrong digit in the car’s number can stop you at the counter.',
  },
  {
    name: 'Louisiana',
    text: 'The commissioner who heads the Louisiana Department of Insurance is elected. Taking a car off the road? Cancel the plate with the Office of Motor Vehicles before the policy goes.',
  },
  {
    name: 'Maine',
    text: 'Maine’s Bureau of Insurance belongs to the Department of Professional and Financial Regulation. Registration starts at your town office in most places, and the clerk will ask for the insurance card.',
  },
  {
    name: 'Maryland',
    text: 'Turned down by private companies? A state-created insurer, Maryland Auto, exists for that case, and the Maryland Insurance Administration in Baltimore regulates it with the rest.',
  },
  {
    name: 'Massachusetts',
    text: 'The Division of Insurance is in Boston. There your agent or insurer certifies coverage on the registration form itself, and the Registry keeps the record, so choose the insurer before you register.',
  },
  {
    name: 'Michigan',
    text: 'The Department of Insurance and Financial Services in Lansing covers insurers, banks and credit unions. Plates are the business of the Secretary of State, which receives policy records from insurers.',
  },
  {
    name: 'Minnesota',
    text: 'There is no separate insurance department here: the Department of Commerce in Saint Paul does that work. Applications to register ask for the company’s name and your policy number.',
  },
  {
    name: 'Mississippi',
    text: 'The elected Commissioner of Insurance is also the State Fire Marshal. The department in Jackson takes complaints about home and auto companies alike.',
  },
  {
    name: 'Missouri',
    text: 'Since 2019 the office has been called the Department of Commerce and Insurance. Bring your card to the license office each time you renew plates, since the clerk has to see proof.',
  },
  {
    name: 'Montana',
    text: 'The State Auditor, whom voters elect, serves as Commissioner of Securities and Insurance. Officers can check a policy from the roadside through a state verification system.',
  },
  {
    name: 'Nebraska',
    text: 'The Department of Insurance is in Lincoln. You register with your county treasurer, who needs proof that the car is covered on that day.',
  },
  {
    name: 'Nevada',
    text: 'The Division of Insurance is a part of the Department of Business and Industry. The DMV checks coverage by computer, in a program called Nevada LIVE, so see that your insurer has the vehicle number right.',
  },
  {
    name: 'New Hampshire',
    text: 'The governor and the Executive Council appoint the commissioner who runs the Insurance Department in Concord. Consumers may bring it questions about a policy as well as complaints.',
  },
  {
    name: 'New Jersey',
    text: 'Insurance, banking and real estate share one Department of Banking and Insurance in Trenton. The insurance identification card may be shown on paper or on a phone.',
  },
  {
    name: 'New Mexico',
    text: 'The Office of Superintendent of Insurance has been an agency of its own since July 2013. A nominating committee, not the voters, appoints the superintendent.',
  },
  {
    name: 'New York',
    text: 'Since 2011 the Department of Financial Services has covered banks and insurers together. The name on the insurance card must match the registration, and plates go back to the DMV before a policy ends.',
  },
  {
    name: 'North Carolina',
    text: 'A Rate Bureau files base auto rates for all companies at once, and the elected commissioner rules on them. Companies may depart from those rates, so it still pays to ask more than one.',
  },
  {
    name: 'North Dakota',
    text: 'The state constitution has provided for an elected insurance commissioner since 1889. The office in Bismarck helps with complaints by phone.',
  },
  {
    name: 'Ohio',
    text: 'When you register, you sign a statement that the car will not be driven uninsured. The Department of Insurance in Columbus is the place for questions about a company.',
  },
  {
    name: 'Oklahoma',
    text: 'Police can find out from a license plate whether a car is insured, through a state verification system. The commissioner who heads the Oklahoma Insurance Department is elected.',
  },
  {
    name: 'Oregon',
    text: 'Insurers answer to the Division of Financial Regulation, within the Department of Consumer and Business Services in Salem. DMV forms ask for the name of your insurer and the policy number.',
  },
  {
    name: 'Pennsylvania',
    text: 'Companies report ended policies to PennDOT, and PennDOT may then ask you to prove the new one. For trouble with a claim, turn to the Insurance Department in Harrisburg.',
  },
  {
    name: 'Rhode Island',
    text: 'You will find the Insurance Division in the Department of Business Regulation. The state compares registrations with insurers’ lists and writes to owners it cannot match.',
  },
  {
    name: 'South Carolina',
    text: 'The governor appoints the director of the Department of Insurance. Your insurer tells the Department of Motor Vehicles when coverage stops; turn in the plate before that day.',
  },
  {
    name: 'South Dakota',
    text: 'In Pierre, the Division of Insurance works under the Department of Labor and Regulation. Keep proof in the car, since an officer may ask for it at any stop.',
  },
  {
    name: 'Tennessee',
    text: 'The Department of Commerce and Insurance in Nashville licenses companies. A different agency, the Department of Revenue, runs Drive Insured, the program that checks each registered car.',
  },
  {
    name: 'Texas',
    text: 'The Department of Insurance and the Office of Public Insurance Counsel keep HelpInsure.com, where you can look at companies side by side. TexasSure is the state’s record of insured cars.',
  },
  {
    name: 'Utah',
    text: 'A state database matches registered cars with insurers’ lists and sends a notice when one is missing; answer it even if it is a mistake. The Utah Insurance Department handles complaints about companies.',
  },
  {
    name: 'Vermont',
    text: 'The Department of Financial Regulation in Montpelier looks after insurance, banking and securities. Ask there if a renewal notice or a refused claim makes no sense to you.',
  },
  {
    name: 'Virginia',
    text: 'The Bureau of Insurance belongs to the State Corporation Commission, which also regulates utilities. The DMV is a separate stop: it may ask you to confirm the policy on a registered car.',
  },
  {
    name: 'Washington',
    text: 'Every four years voters choose the Insurance Commissioner. Before you pay anyone, look up the agent’s license on the commissioner’s website; it takes a minute.',
  },
  {
    name: 'West Virginia',
    text: 'Look for the Offices of the Insurance Commissioner, in Charleston. The Division of Motor Vehicles verifies policies with insurers by computer.',
  },
  {
    name: 'Wisconsin',
    text: 'The Office of the Commissioner of Insurance in Madison prints a consumer’s guide to auto insurance. Read it before a call, and keep it beside your declarations page.',
  },
  {
    name: 'Wyoming',
    text: 'The Department of Insurance is in Cheyenne. An officer can check a policy online at the roadside, but carry the card too, since some roads have no signal.',
  },
] as const;
