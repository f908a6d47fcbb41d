/** Posts that people of any line of work write. Slots as in track.ts, and besides {title}, {years}, {update}. */
export const COMPANY_POSTS: readonly string[] = [
  '{Years} years at {company} so far. What changed in that time: almost everything in {field}. What did not: {colleague} still waters my plant when I travel.',
  'We are hiring at {company} in {city}. I promise [honest answers|no trick questions], a desk near a window, and people who [finish their sentences|say what they mean]. Write to me directly.',
  '"{update}": that is our news today, and I know how many [evenings|Saturdays] went into it. Thank you, everyone at {company}.',
  'Proud of a small thing: a customer told me that {product} "just did what it said". [That is the whole brief.|I would like that on a mug.]',
  'Visited {client} this week. They showed us how they really use {product}: [with a printed cheat sheet|mostly from the passenger seat|in a way none of us had planned]. I came back with {4-11} notes.',
  'Spoke about {field} at a meetup in {city} last night. {25-90:5} people, {9-16} very good questions, and one I could not answer. I wrote to her this morning.',
  '{Years} years at {company}, and I still feel new on some Mondays. I hope that never stops.',
  'Three things {customers} taught me this year: ring before you write, arrive with one question, leave before the tea gets cold.',
  'What I changed my mind about this year: I used to think that {customers} want more choice. They want fewer surprises.',
  '{colleague} leaves {company} on Friday after {6-19} years. I have learnt more from those questions across the table than from any course.',
  'Somebody asked me what {company} really does. My answer, on the third try: we save {customers} a Sunday a month.',
  'Lunch lottery at {company} drew me and {colleague} from a department I had never visited. {40-70:10} minutes later we had fixed a form that annoyed both of us for {2-5} years.',
  'Our {city} office has a wall for complaints from {customers}, printed and pinned. It is the most honest room in {field}.',
  'Unpopular opinion from inside {company}: the quarterly planning got better when we cut it to {90-150:30} minutes.',
  '{client} asked for one change to {product} this year. One. We did it in {3-9} days and learnt that small wishes are usually old wishes.',
  'Met {customers} in {city} today. Nobody asked for a feature. Everybody asked who would pick up the phone in August.',
  'Looking back at the numbers of {company} before the year ends: the best month followed the week in which we said "no" most often.',
  'The handover note {colleague} wrote before the holidays has {9-16} lines and not one of them is "see e-mail". Printing it as a template.',
  'A customer used {product} for something we never imagined. I will not say what, but it involves {20-60:5} goats and it works.',
  'If you are coming to {city} next week: {company} has coffee, a table and people who like to talk about {field}.',
  'We wrote down how we decide at {company}. One page. The argument about that page took {3-5} weeks and was worth every minute.',
];

/** Posts that need no company. */
export const FREE_POSTS: readonly string[] = [
  'A reminder to myself at the end of a long [week|month]: the e-mail I did not send on [Tuesday|Thursday] was the best one.',
  'Looking for examples of {field} done quietly well, ideally near {city}. Not case studies: places I can visit. Who should I call?',
  'I asked {7-15} people in {field} what they would do with a free day a week. {5-6} said: fix what annoys our customers. So why do we wait for the free day?',
  'Good conversations with {customers} in {city} this week. The common thread: they have stopped believing in launches and started believing in Thursdays.',
  "I keep a list of things I was wrong about. This year's has {9-24} entries. Number one: how long people remember a kindness.",
  'To whoever left a thank-you note in my letter box in {city}: you made a long day short.',
  'Moved my meetings to the afternoon {3-6} weeks ago. Mornings are for work that needs the whole head. Nobody complained, which is data too.',
  'Read the annual report of a competitor on the train. The most interesting number stood in footnote {9-31}. It usually does.',
  'What is the smallest tool you could not work without? Mine: a kitchen timer, {20-40:5} minutes, no ticking.',
  'Trains are good offices. {city} and back today, {2-4} hours, one difficult text finished, one stranger who now knows a lot about {field}.',
  'A teacher from school wrote to me after {12-30} years. She remembered the question I asked, not the mark I got.',
  'Best advice I got this year, from somebody in {field} near retirement: "Be on time and be curious. The rest is luck."',
  'I have started to end meetings about {skill} with "what did we not say?". Twice nothing. Once everything.',
  'Gave a talk to {20-60:5} students in {city}. Their questions about {field} were shorter and better than mine at that age.',
  'Note to self: {customers} do not read the second paragraph. Put the bad news in the first.',
  'Trying a week without saying "quick question". It is Wednesday and I have written {4-9} proper ones.',
  'Half of my good ideas come while I explain {skill} badly to somebody patient. Thank you, patient people.',
  'Somebody in {city} repairs umbrellas. For a living, with appointments. I think about that business more than about most in {field}.',
  'I re-read my notes from {2016-2020}. The worries were all wrong, the people were all right.',
  'There is a meeting I have left {3-5} times by declining politely. It still has my name in it. It also still has no agenda.',
];

/** Posts of people who work for themselves. */
export const FREELANCE_POSTS: readonly string[] = [
  '{years} years on my own this month. {14-60} clients, {2-4} of whom I would rather forget, and one kitchen table in {city}.',
  'Freelance maths: {60-75:5} % of a year can be billed, the rest is tax, trains and saying no. Raise your rate accordingly.',
  'I have room for one project from December, best in {field}. I am good at beginnings and at tidy endings.',
];

/** Posts of students. */
export const STUDENT_POSTS: readonly string[] = [
  'Final-year project approved. We will build something small for {customers} in {city} and test it with real people, not only with our room-mates.',
  'Looking for a six-month internship in {field} from January. I learn fast, write clearly and bring my own tea.',
  'First hackathon: we came {4-17}th, slept {2-4} hours, and I now know what a merge conflict feels like.',
  'Sat with {customers} for a day as part of a course. {14-30} pages of notes; my professor wants two. Fair enough.',
];

/** Posts of people between jobs. */
export const SEEKING_POSTS: readonly string[] = [
  'My position was cut {4-12} weeks ago. I am fine, and I am looking: {field}, {city} or remote, a team that says what it means.',
  'Job search, week {5-16}: {9-24} applications, {3-6} talks, two kind refusals that taught me something. To recruiters who answer at all: thank you.',
  'Between jobs I repaired a chair, two bicycles and my sleep. Ready for work in {field} again.',
];

/** Last sentences of posts that are not about work: they tie them to the person. */
export const CLOSING_REMARKS: readonly string[] = [
  'That holds for {field}, too.',
  'Back to {skill} now.',
  'Written on the [bus|train] through {city}, excuse the typos.',
  '{ColleagueOrFriend} says I tell this too often.',
  'Small things, {city} edition.',
  'If you are in {city} and feel the same, say hello.',
  '{Customers} would nod, I think.',
  '{ColleagueOrFriend}, this one is for you.',
  'Thank you, {colleagueOrFriend}, for the [nudge|push|photo].',
  'Tomorrow it is {skill} again, and {otherSkill}.',
  'My friends outside {field} find this normal. I find that reassuring.',
  '{City}, you are [good to me|full of surprises].',
];
