/** What a function is called in a title | other names | job function | other names it goes by in titles. */
export const FUNCTIONS = `
Marketing | mktg, mkt, mktng, mkting, marcom, marcomm | Marketing |
Digital Marketing | digital mktg, online marketing | Marketing | digital marketing, online marketing
Product Marketing | pmm | Marketing |
Growth Marketing | | Marketing | growth marketing, growth
Growth | | Marketing |
Brand | branding, brand marketing | Marketing |
Content Marketing | | Marketing |
Performance Marketing | paid marketing | Marketing | performance marketing, digital marketing
Email Marketing | | Marketing |
Influencer Marketing | | Marketing |
Social Media | smm | Marketing | social media, digital marketing
SEO | search engine optimization, search engine optimisation | Marketing |
Demand Generation | demand gen | Marketing |
Sales | selling, sale | Sales |
Enterprise Sales | | Sales |
Inside Sales | | Sales |
Field Sales | | Sales |
Channel Sales | | Sales |
Retail Sales | | Sales |
Public Works | | Operations |
Professional Services | client services | Consulting |
Pre-sales | presales, pre sales | Sales | presales, pre sales
Key Account | key accounts, strategic account | Sales |
Area Sales | | Sales |
Regional Sales | | Sales |
Business Development | bd, biz dev, bizdev, biz development, bus dev | Business Development |
Partnerships | partnership, alliances, channel partnerships, strategic partnerships | Business Development | partnerships, alliances
HR | human resources, human resource, hrm, h.r., people operations, people ops, people and culture, people team | Human Resources | hr, human resources, people
Talent Acquisition | ta, recruitment, recruiting | Human Resources | talent acquisition, recruitment
Learning and Development | l&d, learning & development, training and development | Human Resources | learning and development, learning
Compensation and Benefits | c&b, compensation & benefits, comp and ben, rewards | Human Resources | compensation, benefits
Employee Relations | | Human Resources |
Engineering | engg, eng, tech team, technology team | Engineering | engineering, software development
Software Engineering | software development, software, software dev | Engineering | software engineering, software development, engineering
Platform Engineering | | Engineering |
Hardware Engineering | hardware | Engineering |
Mechanical Engineering | | Engineering |
Civil Engineering | | Engineering |
Electrical Engineering | | Engineering |
Embedded | embedded systems | Engineering |
Data Science | | Engineering |
Data Engineering | | Engineering |
Data | | Engineering |
Analytics | business intelligence, bi | Engineering | analytics, data
Machine Learning | ml, ai ml, ai/ml, ml ai | Engineering | machine learning, data science
AI | artificial intelligence, gen ai, genai | Engineering | ai, machine learning, data science
Product | product mgmt, product management | Product Management | product, product management
Design | ux design, product design | Arts and Design | design
UX | ui, user experience, ui/ux, ux/ui, ui ux, ux ui | Arts and Design | ux
Creative | | Arts and Design |
QA | quality assurance, software testing, testing, test | Quality Assurance | qa, quality assurance, test
Quality | quality control, qc | Quality Assurance |
IT | information technology, i.t. | Information Technology | it, information technology
IT Infrastructure | | Information Technology |
Information Security | infosec, info sec | Information Technology | information security, cyber security
Customer Success | cs, csm team, client success | Support |
Customer Support | customer service, customer care, support, technical support, tech support | Support | customer support, customer service, technical support
Finance | fin, financial | Finance |
Corporate Finance | | Finance | corporate finance, finance
FP&A | fpna, financial planning and analysis, fp and a | Finance |
Treasury | | Finance |
Credit | | Finance |
Credit Risk | | Finance |
Risk | risk management | Finance |
Investment Banking | ib | Finance |
Accounting | accounts, accountancy | Accounting | accounting, accounts
Tax | taxation | Accounting |
Audit | internal audit | Accounting |
Accounts Payable | ap | Accounting |
Payroll | | Accounting |
Legal | law | Legal |
Compliance | | Legal |
Contracts | | Legal |
Procurement | | Purchasing | procurement, purchasing, sourcing
Purchasing | purchase | Purchasing | purchasing, procurement, purchase
Sourcing | strategic sourcing | Purchasing | sourcing, procurement
Category | category management | Purchasing |
Operations | ops, operation | Operations |
Revenue Operations | revops, rev ops | Sales |
Supply Chain | scm, supply chain management | Operations | supply chain, logistics
Logistics | | Operations |
Warehouse | warehousing | Operations |
Fleet | | Operations |
Transport | | Operations |
Plant | | Operations |
Factory | | Operations | factory, plant
Production | | Operations |
Manufacturing Operations | | Operations |
Hotel Operations | | Operations |
Restaurant | | Operations |
Food and Beverage | f&b | Operations |
Front Office | | Operations |
Store | stores | Sales |
Project | projects, project mgmt, project management | Program and Project Management |
Program | programme, program management | Program and Project Management |
PMO | | Program and Project Management | pmo, project management
Delivery | | Program and Project Management |
Agile | | Program and Project Management |
Consulting | advisory | Consulting |
Strategy | corporate strategy | Consulting |
Management | | |
Administration | admin, administrative | Administrative | administration, administrative
Office | | Administrative |
Facilities | facility | Administrative |
Research | | Research |
R&D | research and development, r and d | Research | r&d, research and development, research
Clinical Research | | Research |
Clinical | clinical services | Healthcare Services |
Medical | | Healthcare Services |
Nursing | | Healthcare Services |
Academics | academic | Education |
Curriculum | | Education |
Communications | comms, communication | Media and Communication | communications
Corporate Communications | corp comm, corp comms, corporate communication | Media and Communication | corporate communications, communications
PR | public relations | Media and Communication | public relations
Internal Communications | | Media and Communication |
Media | media relations | Media and Communication |
Editorial | | Media and Communication |
Content | | Media and Communication |
Real Estate | property | Real Estate | real estate, property
Leasing | | Real Estate |
Security | physical security | Military and Protective Services |
Environmental Health and Safety | environmental health & safety, environmental health and safety, environment health and safety | Operations |
Regulatory | ra | Legal |
Fire and Safety | fire safety, ehs, hse | Military and Protective Services |
Community | | Community and Social Services |
Social Impact | impact | Community and Social Services |
Fundraising | | Community and Social Services |
Innovation | | |
Transformation | digital transformation | |
Sustainability | esg | |
Wealth | | Finance |
Platform | | Engineering |
DevOps | dev ops | Engineering |
SRE | site reliability | Engineering |
Infrastructure | infra | Information Technology |
Digital | | Marketing |
Technology | tech, technologies | Engineering | technology, engineering
Revenue | | Sales |
People | | Human Resources | people, hr, human resources
Talent | | Human Resources |
Commercial | | Sales |
Customer Experience | cx | Support |
Client Services | client service | Support |
Trust and Safety | trust & safety | |
Ecosystem | | Business Development |
Mobile | | Engineering |
Frontend | front end | Engineering |
Backend | back end | Engineering |
Cloud | | Engineering |
Maintenance | | Operations |
Demand Planning | | Operations |
Events | | Marketing |
Export | | Sales |
E-commerce | ecommerce | Marketing |
Pricing | | Marketing |
Merchandising | | Marketing |
Monetization | monetisation | Product Management |
Lending | | Finance |
Underwriting | | Finance |
Claims | | Finance |
Regulatory Affairs | regulatory | Legal |
Government Affairs | public affairs, public policy, policy | Legal |
Investor Relations | | Finance |
M&A | mergers and acquisitions, mergers & acquisitions | Finance |
Private Equity | | Finance |
CSR | corporate social responsibility | Community and Social Services |
Diversity | dei, diversity and inclusion, diversity & inclusion | Human Resources |
Developer Relations | devrel | Engineering |
Technology Operations | | Engineering |
GTM | go to market | Sales |
CRM | | Marketing |
Lifecycle Marketing | | Marketing |
Field Marketing | | Marketing |
Account Management | | Sales |
Sales Enablement | enablement | Sales |
Sales Operations | sales ops | Sales |
Marketing Operations | marketing ops | Marketing |
Business Operations | biz ops, bizops, business ops | Operations |
People Analytics | | Human Resources |
HRIS | | Human Resources |
Total Rewards | | Human Resources |
Workplace | | Administrative |
Buying | | Purchasing |
Vendor Management | | Purchasing |
Materials | | Operations |
Inventory | | Operations |
Distribution | | Operations |
`;

/** Functions that stand for themselves only inside a title; alone they are ordinary words: keywords or industries. */
export const ONLY_IN_TITLES = new Set(
  `Growth,Brand,Data,Media,Content,Security,Community,Plant,Factory,Restaurant,Store,Real Estate,Key Account,Area Sales,Management,Office,
Category,Fleet,Creative,Digital Marketing,Transport,Front Office,Social Impact,Credit,Risk,Wealth,Innovation,Transformation,Sustainability,
Machine Learning,AI,Embedded,Agile,Delivery,Program,Project,Quality,Consulting,Medical,Clinical,Compliance,Contracts,Software Engineering,
Analytics,Strategy,Logistics,Platform,DevOps,SRE,Infrastructure,Digital,Technology,Revenue,People,Talent,Commercial,Customer Experience,Client Services,Trust and Safety,Ecosystem,Mobile,Frontend,Backend,Cloud,Maintenance,Events,Export,E-commerce,Pricing,Merchandising,Monetization,Lending,Underwriting,Claims,Private Equity,CSR,Diversity,CRM,Workplace,Materials,Inventory,Distribution,GTM,Warehouse,Leasing,Food and Beverage,Production,Audit,Accounts Payable`
    .split(',')
    .map((name) => name.trim()),
);
