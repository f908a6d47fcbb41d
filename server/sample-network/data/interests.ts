/** What people care about outside their work. */
export interface Interest {
  id: string;
  /** Continues 'Off work I …'. */
  offWork: string;
  posts: readonly string[];
  volunteering?: readonly [role: string, organisation: string, cause: string];
  /** Only where it is at home. */
  indian?: boolean;
}

export const INTERESTS: readonly Interest[] = [
  {
    id: 'running',
    offWork: '[run long and slowly|train for a half marathon every winter|am out running before the city wakes]',
    posts: [
      'Finished the {city} half marathon in {1-2}:{48-59}:{10-59}. Not fast, very happy. {colleagueOrFriend} waited at the finish with [bananas|tea] and no comment about my time.',
      'Ran along the [lake|river] at {5-6} this morning, {8-16} kilometres. Solved nothing, [forgot everything|came back lighter]. Highly recommended before a budget meeting.',
      'Our running group in {city} turned {3-9}. We started with {4-7} people who could not run {2-4} kilometres. Now we are {30-140:10}, still slow.',
    ],
    volunteering: ['Pace runner', 'Sunday Slow Runners', 'Health'],
  },
  {
    id: 'carnatic',
    indian: true,
    offWork: '[sing Carnatic music|learn the veena, patiently|am in the third row at every December concert]',
    posts: [
      'Three weeks until the music season. I have been practising one varnam in Abhogi for {3-9} months and my teacher says it is "arriving". [High praise.|I will take it.]',
      'Sang in front of people for the first time in {5-14} years last night, at a small temple hall in {city}. Forgot one line, nobody noticed but the mridangam.',
      'What a Carnatic concert teaches about meetings: the violin listens first, repeats what it heard, and only then adds something.',
    ],
    volunteering: ['Concert organiser', 'Margazhi Neighbourhood Sabha', 'Arts and Culture'],
  },
  {
    id: 'opensource',
    offWork:
      '[maintain a small open-source library|answer issues of an open-source project at night|contribute to open mapping tools]',
    posts: [
      'My small open-source library got its {100-900:50}th star and its first rude issue on the same day. The second one was right about the bug. Fixed, thanked, released.',
      'Reviewed a first pull request by a student from {city} this weekend. {9-24} comments, all answered, merged on Sunday night. This is why I maintain things for free.',
      'Documentation is the feature. I rewrote the first page of our open-source project and questions fell by {34-61} %.',
    ],
    volunteering: ['Maintainer', 'Open Timetables Project', 'Science and Technology'],
  },
  {
    id: 'mentoring',
    offWork:
      '[mentor first-generation graduates|mentor two young colleagues from other companies|give mock interviews on Saturdays]',
    posts: [
      'My mentee signed her first offer today. We practised salary talks {4-8} times; she asked for {10-18} % more and got it. [I cried a little.|Very proud.]',
      'Mentoring hour this week: the question was "how do I disagree with my manager?". We wrote [one sentence|two sentences] together. It worked on [Monday|Tuesday|Thursday|Friday].',
      'I have {2-3} places for mentees in {field} from January. No fee, no forms. Write me {3-5} lines about what you are stuck on.',
    ],
    volunteering: ['Career mentor', 'First in the Family', 'Education'],
  },
  {
    id: 'chess',
    offWork: '[play correspondence chess|lose at chess to my nephew|run the office chess ladder]',
    posts: [
      'Lost to {a 8-11}-year-old at the {city} open on Sunday. She offered a draw first, out of kindness. I should have taken it.',
      'Chess lesson for [work|{field}|a Monday]: when your position is good and you see a good move, sit on your hands and look for a better one. Then check the clock.',
    ],
    volunteering: ['Chess coach', 'Pawns to Queens School Club', 'Children'],
  },
  {
    id: 'birding',
    offWork: '[go birding|keep a list of {180-420:20} birds|count waders in winter]',
    posts: [
      'Saw my first [pied kingfisher|black-eared kite|bluethroat] of the season behind the office in {city}, at lunch. Everyone else saw me standing still for {15-25:5} minutes.',
      'Bird count weekend: {34-78} species with {colleagueOrFriend}, one pair of wet boots. You notice more when you have to write it down. That holds for {field}, too.',
    ],
    volunteering: ['Bird count volunteer', 'Wetland Watch', 'Environment'],
  },
  {
    id: 'cycling',
    offWork: '[commute by bicycle in all weather|ride long distances|repair old bicycles]',
    posts: [
      'Cycled to work every day of [September|October]. {210-460:10} kilometres, one puncture, two rainstorms, zero traffic jams.',
      'Rode {160-300:20} kilometres from {city} with {3-9} others on Saturday. Somewhere around hour {6-9} you learn who carries the spare tube.',
    ],
    volunteering: ['Ride leader', 'Safe Streets Riders', 'Civic Rights'],
  },
  {
    id: 'trekking',
    offWork: '[go trekking every monsoon|walk in the hills when the calendar allows|climb one new peak a year]',
    posts: [
      'Back from {4-8} days in the mountains without a signal. {140-420:20} e-mails, of which {5-9} needed me. A useful measurement.',
      "Our guide on last week's trek checked every knot twice and explained why each time. Best [safety training|onboarding|briefing] I have had, and I have had many in {field}.",
    ],
    volunteering: ['Trail keeper', 'Clean Trails Collective', 'Environment'],
  },
  {
    id: 'cooking',
    offWork: "[bake bread|cook my grandmother's recipes and write them down|ferment everything that holds still]",
    posts: [
      'Sourdough number {30-90}: finally an even crumb. I kept notes like in a lab, changed one thing at a time, and the team in {city} ate the failures.',
      'I am writing down my grandmother\'s recipes. Her units: "a little", "until it smells right", "not like last time". [Requirements engineering at its hardest.|I have had clearer briefs in {field}, but not many.|My notes: {3-9} pages per curry.]',
    ],
    volunteering: ['Cook', 'Friday Community Kitchen', 'Poverty Alleviation'],
  },
  {
    id: 'photography',
    offWork: '[photograph street corners at dusk|develop film in the bathroom|photograph old shop signs]',
    posts: [
      'One roll of film, 36 pictures, {3-5} good ones. Scarcity is a fine editor. I try to think of it when I write slides.',
      'I have photographed the same junction in {city} every first Sunday since {2016-2021}. The tea stall moved twice. Everything else moved more.',
    ],
  },
  {
    id: 'gardening',
    offWork: '[grow tomatoes on a balcony|keep a roof garden|graft fruit trees]',
    posts: [
      'Balcony harvest: {2-6} kilos of tomatoes, {40-90:10} chillies, one very proud pumpkin. [The spreadsheet said no.|Against all forecasts.]',
      'Planted {12-60:4} saplings with neighbours in {city}. Watering rota is on a shared sheet; I have never seen higher compliance at work.',
    ],
    volunteering: ['Garden coordinator', 'Shared Roofs Garden', 'Environment'],
  },
  {
    id: 'cricket',
    indian: true,
    offWork: '[bowl slow left arm on Sundays|captain a losing cricket team|score club cricket matches]',
    posts: [
      'Office cricket league: {company} lost by {4-31} runs. My figures are confidential. {colleague} dropped three catches and brought the samosas, so all is forgiven.',
      'Umpired {6-11} school matches in {city} this month. Nobody checks the rule book like a twelve-year-old on 49.',
    ],
    volunteering: ['Umpire', 'Maidan Schools League', 'Sport'],
  },
  {
    id: 'football',
    offWork: "[coach a girls' football team|play walking-pace football on Wednesdays|referee youth football]",
    posts: [
      'My under-{11-13} girls won their first match today, {2-4}:1. The one was an own goal and we cheered that, too.',
      'Refereeing tip that works in [meetings|{field}|families]: explain the decision once, briefly, then play on.',
    ],
    volunteering: ['Youth football coach', 'Level Pitch Girls FC', 'Children'],
  },
  {
    id: 'bharatanatyam',
    indian: true,
    offWork: '[dance Bharatanatyam|teach Bharatanatyam to children at weekends|choreograph for a small dance group]',
    posts: [
      'Danced a full margam on Saturday, {80-100:10} minutes, {6-11} months of mornings before work. My calves have filed a complaint.',
      'My dance teacher never says "wrong". She says "again". I am trying that in code reviews and quarterly reviews alike.',
    ],
    volunteering: ['Dance teacher', 'Nupura Weekend School', 'Arts and Culture'],
  },
  {
    id: 'theatre',
    offWork: '[act in an amateur theatre|build stage sets|write short plays]',
    posts: [
      'Opening night of our amateur theatre in {city}: {60-140:10} seats, {2-5} forgotten lines, one door that would not open. The improvised part got the biggest laugh.',
      '[Rehearsals|First readings] and [retrospectives|steering committees|job interviews] have much in common: nobody is the part they play.',
    ],
    volunteering: ['Stage manager', 'Back Room Theatre', 'Arts and Culture'],
  },
  {
    id: 'astronomy',
    offWork:
      '[look at the sky through a home-made telescope|run star nights for schools|photograph nebulae from a roof]',
    posts: [
      'Showed Saturn to {40-120:10} schoolchildren near {city} on Friday. Every single one said the same word. It cannot be printed, but it was polite.',
      'Cloudy again over {city}. Astronomy teaches planning, patience and the value of a good biscuit.',
    ],
    volunteering: ['Star guide', 'Night Sky for Schools', 'Education'],
  },
  {
    id: 'coding-kids',
    offWork: '[teach children to code|help at a weekend coding club|build small robots with pupils]',
    posts: [
      '{A 9-12}-year-old at our coding club in {city} made a game in which you apologise to a dragon. It has better flow than most of what I have used this week.',
      'The coding club needs {6-14} old laptops. They may be slow; so are we. Send me a message if your company has some.',
    ],
    volunteering: ['Coding club leader', 'Saturday Code Club', 'Education'],
  },
  {
    id: 'blood',
    offWork: '[donate blood four times a year|organise blood drives]',
    posts: [
      'Blood drive at the {city} office: {42-130} donors, {9-30} of them for the first time. Sweet tea for all. Next date is in January.',
      'Donation number {14-50}. It takes {35-50:5} minutes including the biscuit. Come along.',
    ],
    volunteering: ['Blood drive organiser', 'Neighbourhood Donors', 'Health'],
  },
  {
    id: 'animals',
    offWork: '[foster street dogs|look after two rescued cats|volunteer in an animal shelter]',
    posts: [
      'Foster dog number {4-14} found a family today. He chewed one charger, two contracts and my heart.',
      'Our shelter near {city} needs old towels. Really: towels. Offices have surprisingly many.',
    ],
    volunteering: ['Foster carer', 'Second Leash Shelter', 'Animal Welfare'],
  },
  {
    id: 'languages',
    offWork: '[learn Japanese, badly|learn a new language every few years|practise sign language]',
    posts: [
      'Held my first five-minute conversation in sign language. I introduced myself as a [potato|train|bicycle|Tuesday], apparently. We laughed, then started again.',
      'Day {200-700:50} of learning a new language. I can now order tea, disagree politely and read half of a timetable.',
    ],
  },
  {
    id: 'reading',
    offWork: '[read a novel a week|run a book club|read history on the train]',
    posts: [
      'Our book club in {city} met for the {20-70}th time. Nobody had finished the book. Best discussion in months.',
      'Reading about the building of nineteenth-century railways. Late, over budget, full of optimism about tunnels. I feel less alone in {field}.',
      "I give every new colleague a paperback novel instead of a handbook. It says more about [how we want to write|{field} than any manual|what we value]. This year's is [about a lighthouse|about a bakery|about two sisters|set in a railway town].",
    ],
    volunteering: ['Reading partner', 'Letters and Lamps Library', 'Education'],
  },
  {
    id: 'quizzing',
    indian: true,
    offWork: '[set quizzes|host a monthly pub quiz|quiz every Sunday]',
    posts: [
      "Set {30-50:5} questions for Sunday's quiz in {city}. The one about stepwells was answered by {a 10-13}-year-old, loudly, before I had finished.",
      'Third place at the corporate quiz, half a point behind. We knew the bridge and wrote the wrong river. [Still hurts.|It will haunt me.]',
    ],
  },
  {
    id: 'swimming',
    offWork: '[swim in cold water|swim {2-4} kilometres before breakfast|teach adults to swim]',
    posts: [
      'Taught {4-9} grown-ups to swim this summer, two of them colleagues. The bravest thing I have seen at any offsite.',
      'Water at {9-15} degrees, {10-25:5} minutes, and then the best cup of tea of the week.',
    ],
    volunteering: ['Swimming teacher', 'Never Too Late Swimmers', 'Sport'],
  },
  {
    id: 'yoga',
    offWork: '[practise yoga at six|teach yoga in the park|sit quietly for twenty minutes a day]',
    posts: [
      'Led yoga in the park in {city} for {18-60:2} people and four dogs. Balance poses show very quickly who has slept.',
      'Ten years of a morning practice and I still cannot touch the floor properly. Progress is not the point, they say. [I say it, too.|Fine.]',
    ],
    volunteering: ['Yoga teacher', 'Open Park Yoga', 'Health'],
  },
  {
    id: 'heritage',
    offWork: '[lead heritage walks|collect old maps|restore an old house, room by room]',
    posts: [
      'Led a heritage walk through old {city} on Sunday: {14-32} people, nine gates, one step-by-step argument about a date on a lintel.',
      'Found a map from {1890-1935} in which the street of our office is a tank full of water lilies. Explains the basement.',
    ],
    volunteering: ['Walk leader', 'Old City Walks', 'Arts and Culture'],
  },
  {
    id: 'music',
    offWork: '[play bass in a cover band|sing in a choir|play the violin in an amateur orchestra]',
    posts: [
      'Our choir sang in {city} on Saturday, {30-70:5} voices. The quiet bits were hard. They always are, in choirs and in mergers.',
      'Played bass with the band for the first time in {2-6} years. {60-200:20} people, {2-3} wrong notes, both loud.',
    ],
  },
];
