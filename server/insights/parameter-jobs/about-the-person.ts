import type { TextId, TextJob } from './types.ts';

export const PERSON_TEXTS = {
  prospectSummary: {
    job: 'Say who this person is: what they are in charge of, where, since when, and what they did before that explains it.',
    mostWords: 60,
    restsOn: 'The current position and its description, the headline, one earlier position.',
    rules: [
      'The first sentence has the name, the job and the company.',
      'Then what they run: people, sites, budgets, countries, where the facts say so.',
      'A student, a retired person or somebody looking for a job is called that in the first sentence.',
    ],
    never: ['what this means for a sale', 'hobbies', 'posts', 'a list of skills'],
    good: [
      {
        facts:
          'Head of Procurement at Navik Freight since July 2026; "Buys for four depots. Brought the number of suppliers from 220 to 90."; before: Category Manager at Delta Tyres, 2019 to 2026',
        text: 'Priya Nair has been Head of Procurement at Navik Freight since July 2026. Priya buys for four depots and brought the number of suppliers from 220 to 90. The job before: category manager at Delta Tyres.',
      },
      {
        facts: 'Inhaberin at Praxis Dr. Lenz (dental practice), Kiel, opened 2014; two dentists, nine staff',
        text: 'Dr. Anja Lenz owns a dental practice in Kiel, open since 2014, with two dentists and a staff of nine.',
      },
    ],
    bad: {
      facts: 'Chief Operating Officer at a bakery chain',
      offer: 'payroll software',
      text: 'John is a seasoned leader with a passion for excellence whose role makes him a key stakeholder for your payroll software.',
      why: 'Praise that fits anybody, not one fact about what John runs, and the offer is pushed in.',
    },
  },
  personalInterests: {
    job: 'Say what the person cares about beyond the daily job, in their own words where there are any.',
    mostWords: 45,
    restsOn:
      "The person's words about themselves, volunteering, posts about hobbies or causes, two posts or more on one topic.",
    rules: [
      'Name the thing and where it shows: the about text, a post of a day, a volunteer role.',
      'A topic of work counts only when they write about it in two posts or more.',
    ],
    never: [
      'skills, certificates or languages from a list as if they were interests',
      'a line from a hobby to the job or to the offer',
      'religion, politics, health or family',
    ],
    good: [
      {
        facts: 'about: "Outside work I run half marathons, slowly."; volunteering: Mentor at Teach Kerala',
        text: 'Runs half marathons, "slowly", and mentors at Teach Kerala.',
      },
      {
        facts: 'two posts on restoring wooden boats, August and October 2026 (in Dutch)',
        text: 'Restores wooden boats and wrote about it in August and in October 2026.',
      },
    ],
    bad: {
      facts: 'skills: Negotiation, SAP Ariba; a post about cricket',
      text: 'Passionate about negotiation and cricket, where strategy and team spirit count just as in procurement.',
      why: 'A skill is no interest, and the line from cricket to procurement is made up.',
    },
  },
  recentPostsSummary: {
    job: 'Say what the person wrote lately, the newest first, with the day of each post.',
    mostWords: 80,
    restsOn: "The person's own posts, at most three of them.",
    rules: [
      'One sentence for a post: the day, then the point they make.',
      'Posts that share only a link, a greeting or an advertisement are left out when there are others.',
    ],
    never: ['what the posts show about character or needs', 'numbers of likes', 'a greeting or hashtag', 'the offer'],
    good: [
      {
        facts:
          'Priya Nair; post of 20 October 2026: "We still type 140 invoices a week by hand. Next month that number has to start with a zero."; post of 6 October 2026: "A supplier who calls before a delay is worth 3% more. I pay it."',
        text: 'On 20 October 2026 Priya wrote that they still type 140 invoices a week by hand and that this has to end next month. On 6 October Priya said that a supplier who calls before a delay is worth 3% more.',
      },
      {
        facts:
          'Jan Kessler; post of 2 November 2026, in German: the new paint line runs, two weeks early, thanks to the night shift',
        text: 'On 2 November 2026 Jan wrote that the new paint line is running two weeks early and thanked the night shift.',
      },
    ],
    bad: {
      facts: 'post of 2 November 2026, in German, about a paint line',
      text: 'Posts such as "Heute ist unsere neue Lackieranlage …", show a leader with efficiency on his mind.',
      why: 'A foreign sentence is pasted in and cut off, and the character is a guess.',
    },
  },
  painPoints: {
    job: 'Say which trouble at work the person has now, by their own words or by a role that is open in their own function.',
    mostWords: 60,
    restsOn:
      'A post, headline, about text or job description in which the person says in the first person, and in the present, that something at work goes wrong, costs too much or is missing; or an open role in the function that the person runs.',
    rules: [
      'One or two troubles, each with the day or the place where it is said.',
      'From an open role: only that the team lacks this person; nothing more follows from it.',
    ],
    never: [
      'trouble that people in such jobs or trades usually have',
      'trouble that is over, or that others have',
      'trouble read into good news, products, hobbies or skills',
      'that the user could help',
    ],
    good: [
      {
        facts: 'Priya Nair, Head of Procurement; post of 20 October 2026: "We still type 140 invoices a week by hand."',
        text: 'They still type 140 invoices a week by hand, Priya wrote on 20 October 2026.',
      },
      {
        facts:
          'Head of Maintenance at Orla Dairy; open roles: Maintenance Electrician in Cork, Brand Manager in Dublin',
        text: 'The maintenance team is short of an electrician: Orla Dairy has the role open in Cork.',
      },
    ],
    bad: {
      facts: 'Head of Logistics at a drug maker; post about a cycling tour',
      text: 'Likely struggles with supply chain visibility, and long rides suggest that endurance is needed to cope with delays.',
      why: 'Nobody said so: the first half is what one thinks of any head of logistics, the second is a hobby.',
    },
  },
  idealDayTime: {
    job: 'Say when to reach out: a weekday if the posts show one, else the hours and the time zone.',
    mostWords: 35,
    restsOn: 'The place where the person lives with its time zone; the weekdays of three posts or more.',
    rules: [
      'A weekday is named only when three posts or more are known and one day stands out.',
      'Else: hours of the morning in their time zone, and no day.',
      'The place and the name of the time zone are given.',
    ],
    never: ['a weekday from the job, the trade or general advice', 'how the person will feel at that hour'],
    good: [
      {
        facts: 'lives in Kochi, India; weekdays of five posts: Tuesday 3, Thursday 1, Sunday 1',
        text: 'Tuesday, 9 to 11 am in Kochi (India Standard Time): most of the latest posts went up on a Tuesday.',
      },
      {
        facts: 'lives in Hamburg, Germany; one post',
        text: 'Between 9 and 11 am in Hamburg (Central European Time). One post is too little to name a day.',
      },
    ],
    bad: {
      facts: 'lives in Chicago; no posts',
      text: 'Tuesday or Wednesday at 10 am, when procurement leaders have cleared their inbox and are open to new ideas.',
      why: 'No post shows a weekday, the time zone is missing, and the reason is made up.',
    },
  },
} as const satisfies Partial<Record<TextId, TextJob>>;
