import type { TextId, TextJob } from './types.ts';

export const COMPANY_TEXTS = {
  prospectCompanyProfile: {
    job: "Say what the person's company does, for whom, how large it is and where it sits.",
    mostWords: 60,
    restsOn: 'The company description, industry, size, seat, year of foundation, and its website.',
    rules: [
      'The first sentence says what it does in words that an outsider understands.',
      'Size, seat and year in one short sentence. Claims of the company about itself are left out.',
    ],
    never: ['products one by one', 'news', 'slogans', 'the offer'],
    good: [
      {
        facts:
          'Navik Freight; "moves containers between Indian ports and inland depots. It runs its own trucks and books rail."; 1,240 employees; Kochi; founded 2009',
        text: 'Navik Freight moves containers between Indian ports and inland depots, with its own trucks and by rail. It was founded in 2009, sits in Kochi and has 1,240 employees.',
      },
      {
        facts: 'Praxis Dr. Lenz; Zahnmedizin, Implantate, Kinderbehandlung; Kiel; 2 to 10 employees',
        text: 'Praxis Dr. Lenz is a dental practice in Kiel that also places implants and treats children. It has 2 to 10 employees.',
      },
    ],
    bad: {
      facts: 'Navik Freight; tagline "Every container accounted for"; 1,240 employees',
      text: 'Navik Freight is a leading innovator that has grown to 1,240 employees and stands for "Every container accounted for".',
      why: '"Leading" and "has grown to" are not in the facts, the slogan says nothing, and what the company does is missing.',
    },
  },
  productsServicesSummary: {
    job: 'Say what the company sells, by the names it uses, and what each thing does.',
    mostWords: 60,
    restsOn: 'Products, services and fields of work that the company lists, and its website.',
    rules: ['At most four products, each with what it does.', 'A bare list of fields is one sentence: "It offers …".'],
    never: ['who buys it', 'prices', 'what is good about it', 'the offer'],
    good: [
      {
        facts: 'Navik Track: shows where every container is; Navik Depot: storage by the day at four inland depots',
        text: 'Navik Track shows where every container is. Navik Depot is storage by the day at four inland depots.',
      },
      {
        facts: 'specialities: Lohnbuchhaltung, Jahresabschluss, Steuererklärungen',
        text: 'It offers payroll accounting, annual accounts and tax returns.',
      },
    ],
    bad: {
      facts: 'Navik Track: shows where every container is',
      text: 'Its robust offering, including Navik Track, empowers customers and pairs well with your software.',
      why: 'It does not say what the product does, praises it, and forces the offer in.',
    },
  },
  targetCustomersICP: {
    job: "Say whom the person's company sells to.",
    mostWords: 40,
    restsOn: 'Target customers that the company names, its website, the clients in its case studies.',
    rules: ['Kinds of customers first, then size and country where given.'],
    never: ["the user's customers", 'guesses from the industry alone', 'what the customers need'],
    good: [
      {
        facts: 'target customers: exporters of spices and textiles; mid-sized importers',
        text: 'Navik Freight sells to exporters of spices and textiles and to mid-sized importers.',
      },
      {
        facts: 'website: "Für Handwerksbetriebe mit 5 bis 50 Mitarbeitern"',
        text: 'It sells to trade businesses with 5 to 50 employees.',
      },
    ],
    bad: {
      facts: 'industry: Freight and Logistics; no customers named',
      text: 'Likely targets manufacturers and retailers who value reliability.',
      why: 'No fact names a customer: the text has to be left out.',
    },
  },
  caseStudiesClients: {
    job: 'Say which clients the company shows, what was wrong there and what came of it.',
    mostWords: 70,
    restsOn: 'Case studies and client names on the company website.',
    rules: [
      'A case: client, trouble, result, in one or two sentences. At most two cases.',
      'Client names without a story are one sentence: "It names A and B as clients."',
    ],
    never: ['what this says about the company', 'results that are not written', 'the offer'],
    good: [
      {
        facts:
          'Malabar Mills: containers waited six days at the port because papers came by courier; waiting time fell to two days within a quarter',
        text: 'Malabar Mills: its containers waited six days at the port because papers came by courier. Within a quarter the wait fell to two days.',
      },
      {
        facts: 'clients: Stadtwerke Ulm, Hospital Clara',
        text: 'It names Stadtwerke Ulm and Hospital Clara as clients.',
      },
    ],
    bad: {
      facts: 'clients: Malabar Mills',
      text: 'Trusted by clients such as Malabar Mills, it has a proven record of strong results.',
      why: 'No result stands in the facts, and "proven record" says nothing.',
    },
  },
  recentCompanyUpdates: {
    job: 'Say what happened at the company lately, the newest first, each with its day.',
    mostWords: 70,
    restsOn: 'News of the company; roles that it has open only when there is no other news.',
    rules: ['At most three, one sentence each: the day, then what happened.'],
    never: ['what the news may mean', 'a congratulation', 'the offer'],
    good: [
      {
        facts:
          '12 October 2026: opens a depot in Coimbatore, holds 300 containers; 3 August 2026: rail link to Nhava Sheva, two trains a week leave Kochi',
        text: 'On 12 October 2026 Navik Freight opened a depot in Coimbatore that holds 300 containers. Since 3 August two trains a week run from Kochi to Nhava Sheva.',
      },
      {
        facts: 'no news; open roles: Maintenance Electrician in Cork, Brand Manager in Dublin',
        text: 'Orla Dairy has two roles open: a maintenance electrician in Cork and a brand manager in Dublin.',
      },
    ],
    bad: {
      facts: '12 October 2026: opens a depot in Coimbatore',
      text: 'The exciting new depot in Coimbatore signals strong momentum and a need for better planning tools.',
      why: 'The day is missing, "momentum" and "need" are guesses, and it leads to a sale.',
    },
  },
  pricingInformation: {
    job: 'Say what the company charges, as it writes it.',
    mostWords: 50,
    restsOn: 'Prices and plans on the company website.',
    rules: ['Name of the plan, price with its currency, per what, and what is in it. At most four plans.'],
    never: ['whether it is cheap or dear', 'converted or added prices', 'that prices are not known'],
    good: [
      {
        facts: 'Basic: ₹4,500 per container, includes tracking and one change of date; Plus: ₹6,200 per container',
        text: 'Basic costs ₹4,500 per container and includes tracking and one change of date. Plus costs ₹6,200 per container.',
      },
      { facts: 'website: "ab 29 € pro Monat und Nutzer"', text: 'Prices start at 29 € per user and month.' },
    ],
    bad: {
      facts: 'no prices',
      text: 'Pricing is not public and likely depends on volume; contact sales for a quote.',
      why: 'There is no price in the facts: the text has to be left out.',
    },
  },
  websiteCTA: {
    job: 'Say what the main button on the company website says, and what that tells about how they sell.',
    mostWords: 35,
    restsOn: 'The main call to action and where it leads.',
    rules: [
      'The words of the button in quotation marks (in English after them when they are in another language), then one clause on how they sell: by a talk, a quote, a trial, a checkout, an application.',
    ],
    never: ['advice to the user', 'whether the button is good', 'the offer'],
    good: [
      {
        facts: 'call to action: "Get a freight quote", leads to navik.example/quote',
        text: 'The main button says "Get a freight quote": they price each job on request.',
      },
      {
        facts: 'call to action: "Start free trial"',
        text: 'The main button says "Start free trial": people can use the product before they talk to anyone.',
      },
    ],
    bad: {
      facts: 'call to action: "Contact us"',
      text: 'The compelling "Contact us" button invites engagement, a great chance to mention your product.',
      why: 'It praises a button, tells nothing about how they sell, and turns to the offer.',
    },
  },
} as const satisfies Partial<Record<TextId, TextJob>>;
