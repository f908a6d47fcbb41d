/** Title | other names | job function | seniority | related titles, found after it. */
export const TITLES = `
Chief Executive Officer | ceo, chief exec, chief executive, ceo's | | CXO | ceo
Chief Technology Officer | cto, chief technical officer, tech chief, chief tech officer | Engineering | CXO | cto, chief technical officer
Chief Financial Officer | cfo, chief finance officer | Finance | CXO | cfo
Chief Marketing Officer | cmo | Marketing | CXO | cmo
Chief Operating Officer | coo, chief operations officer | Operations | CXO | coo
Chief Human Resources Officer | chro, chief hr officer | Human Resources | CXO | chro, chief people officer
Chief People Officer | | Human Resources | CXO | chro, chief human resources officer
Chief Information Officer | cio | Information Technology | CXO | cio
Chief Information Security Officer | ciso, chief security officer, cso security | Information Technology | CXO | ciso
Chief Product Officer | cpo | Product Management | CXO | cpo
Chief Revenue Officer | cro, chief sales officer | Sales | CXO | cro, chief commercial officer
Chief Commercial Officer | cco | Sales | CXO | chief revenue officer
Chief Growth Officer | cgo | Business Development | CXO | chief business officer
Chief Business Officer | cbo | Business Development | CXO | chief growth officer
Chief Data Officer | cdo | Engineering | CXO | cdo
Chief Digital Officer | | Information Technology | CXO | chief information officer
Chief Strategy Officer | cso | Consulting | CXO | cso
Chief Legal Officer | clo | Legal | CXO | general counsel
General Counsel | gc | Legal | CXO | chief legal officer
Chief Procurement Officer | | Purchasing | CXO |
Chief Supply Chain Officer | csco | Operations | CXO |
Chief Medical Officer | | Healthcare Services | CXO |
Chief Nursing Officer | | Healthcare Services | CXO |
Chief Risk Officer | | Finance | CXO |
Chief Investment Officer | | Finance | CXO |
Chief Customer Officer | | Support | CXO |
Chief Communications Officer | | Media and Communication | CXO |
VC | vcs | Finance | | investor, venture capitalist
Chief Creative Officer | | Arts and Design | CXO | chief design officer
Chief Design Officer | | Arts and Design | CXO | chief creative officer
Chief Quality Officer | | Quality Assurance | CXO |
Chief Scientific Officer | chief science officer | Research | CXO |
Chief Academic Officer | | Education | CXO | chief learning officer
Chief Learning Officer | | Education | CXO | chief academic officer
Chief Administrative Officer | | Administrative | CXO |
Chief Accounting Officer | | Accounting | CXO |
Chief Delivery Officer | | Program and Project Management | CXO |
Healthcare Assistant | hca, hcas, health care assistant | Healthcare Services | |
Registered Nurse | rn, rns, rgn, rgns | Healthcare Services | |
Licensed Practical Nurse | lpn, lpns | Healthcare Services | |
Certified Nursing Assistant | cna, cnas | Healthcare Services | |
Paramedic | emt, emts | Healthcare Services | |
Veterinarian | vet, vets, veterinary surgeon, veterinary surgeons | Healthcare Services | |
Chief of Staff | | | Director | executives office lead
General Manager | gm, gms, gen manager | | Manager | gm
President | | | CXO |
Managing Director | md, managing dir | | CXO | managing director
Founder | fouder, founding member | | Owner | founder
Co-founder | cofounder, co founder | | Owner | cofounder, co founder, founder
Business Owner | company owner, small business owner, owner operator | | Owner | owner, founder
Managing Partner | | | Partner | founding partner
Founding Partner | | | Partner | managing partner
Board Member | board director, non executive director | | |
Angel Investor | angel | | | investor
Investor | | | | venture, investment
HR Business Partner | hrbp, hr bp, human resources business partner, people partner | Human Resources | | human resources business partner, hr manager, hr generalist
Hiring Manager | | | |
Recruiter | recruiting specialist, headhunter, talent partner | Human Resources | | talent acquisition specialist, recruitment
Talent Acquisition Specialist | ta specialist | Human Resources | | recruiter
HR Generalist | | Human Resources | | hr executive
Software Engineer | sde, sde1, sde2, sde3, swe, sde 1, sde 2, sde i, sde ii, software development engineer, software engg, software eng | Engineering | | software developer, backend engineer, frontend developer, full stack developer, senior platform engineer
Software Developer | software dev | Engineering | | software engineer, backend engineer, full stack developer
Full Stack Developer | fullstack developer, full stack dev, fullstack dev, fullstack, dev fullstack, dev full stack | Engineering | | full stack engineer, software engineer
Full Stack Engineer | fullstack engineer | Engineering | | full stack developer, software engineer
Frontend Developer | front end developer, frontend dev, fe developer, dev front, dev frontend, dev front end | Engineering | | frontend engineer
Frontend Engineer | front end engineer, ui engineer | Engineering | | frontend developer
Backend Developer | back end developer, backend dev, dev back, dev backend, dev back end | Engineering | | backend engineer, software engineer
Backend Engineer | back end engineer | Engineering | | backend developer, software engineer
Mobile App Developer | app developer, mobile application developer | Engineering | | mobile developer
Mobile Developer | mobile dev | Engineering | |
Web Developer | web dev | Engineering | | frontend developer, full stack developer
DevOps Engineer | devops, dev ops engineer, devops engg | Engineering | | platform engineer, backend engineer
Site Reliability Engineer | sre | Engineering | | platform engineer, backend engineer
Platform Engineer | | Engineering | | backend engineer
Cloud Engineer | | Engineering | | platform engineer
Cloud Architect | cloud solutions architect | Engineering | | platform engineer, lead engineer
Solutions Architect | solution architect | Engineering | | lead engineer
Software Architect | technical architect | Engineering | | lead engineer, senior software engineer
Enterprise Architect | | Information Technology | | it manager
Tech Lead | technical lead, lead developer | Engineering | Senior | lead engineer
Lead Engineer | | Engineering | Senior |
Data Scientist | ds data | Engineering | | machine learning engineer
Data Engineer | | Engineering | |
Data Analyst | | Engineering | | analytics, product analyst, data scientist
Business Analyst | | Consulting | | business analyst, operations analyst
Machine Learning Engineer | ml engineer, mle, ai engineer, ml engg | Engineering | | data scientist
Mechanical Engineer | | Engineering | | design engineer, production engineer
Civil Engineer | | Engineering | | site engineer, structural engineer
Foreman | foremen, site foreman, site foremen, forewoman | Operations | Manager | supervisor
Site Engineer | | Engineering | | civil engineer
Structural Engineer | | Engineering | | civil engineer
Electrical Engineer | | Engineering | | hardware engineer, embedded engineer
Embedded Engineer | embedded software engineer, embedded systems engineer | Engineering | | hardware engineer
Hardware Engineer | | Engineering | | embedded engineer
Design Engineer | | Engineering | | mechanical engineer
Production Engineer | | Engineering | | manufacturing engineer
Maintenance Engineer | | Engineering | |
Process Engineer | | Engineering | | production engineer
Network Engineer | | Information Technology | | network administrator
Network Administrator | network admin | Information Technology | |
Systems Administrator | sysadmin, sys admin, system administrator, system admin | Information Technology | | network administrator
Security Analyst | cyber security analyst, cybersecurity analyst | Information Technology | | information security analyst, soc analyst
Security Engineer | | Information Technology | | information security analyst
SOC Analyst | | Information Technology | | information security analyst
Information Security Analyst | | Information Technology | | soc analyst
Database Administrator | dba | Information Technology | | systems administrator
QA Engineer | quality assurance engineer, sdet, tester, software tester, qa tester, automation tester, qa automation engineer | Quality Assurance | | test engineer, qa analyst
Test Engineer | automation engineer, test automation engineer | Quality Assurance | | qa engineer
Quality Engineer | | Quality Assurance | | quality inspector
Quality Inspector | | Quality Assurance | | quality control analyst
Product Manager | pm, pm product, product mgr, prod manager | Product Management | Manager | product owner
Associate Product Manager | apm | Product Management | | product analyst
Group Product Manager | gpm | Product Management | Manager | product manager
Technical Product Manager | | Product Management | Manager | product manager
Product Owner | po | Product Management | | product manager
Product Analyst | | Product Management | |
Product Designer | | Arts and Design | | ux designer
UX Designer | ui ux designer, ui/ux designer, ui designer, ux ui designer, user experience designer, ux/ui designer, uiux designer | Arts and Design | | product designer
UX Researcher | user researcher | Arts and Design | | ux designer
Graphic Designer | | Arts and Design | | visual designer
Visual Designer | | Arts and Design | | graphic designer
Interior Designer | | Arts and Design | | architectural designer
Fashion Designer | | Arts and Design | | textile designer
Textile Designer | | Arts and Design | | fashion designer
Architect |  | Arts and Design | | architectural designer
Project Manager | project mgr | Program and Project Management | Manager | delivery manager, program manager
Program Manager | programme manager | Program and Project Management | Manager | project manager
Delivery Manager | | Program and Project Management | Manager | project manager
Scrum Master | scrummaster | Program and Project Management | | agile
Agile Coach | | Program and Project Management | | scrum master
Project Coordinator | | Program and Project Management | | project officer
Account Executive | ae | Sales | | sales executive
Account Manager | client manager, client partner | Sales | Manager | key account manager
Key Account Manager | kam | Sales | Manager | key account lead
Area Sales Manager | asm | Sales | Manager | regional sales manager
Regional Sales Manager | rsm | Sales | Manager | area sales manager
Zonal Sales Manager | zsm, zonal manager | Sales | Manager | regional sales manager
National Sales Manager | nsm | Sales | Manager | national sales head
Country Manager | country head | Sales | Manager |
Sales Representative | sales rep, salesman, salesperson, salespeople | Sales | | inside sales representative, sales executive
Inside Sales Representative | inside sales rep, isr | Sales | | sales development representative
Sales Development Representative | sdr, sales development rep | Sales | | inside sales representative
Business Development Representative | bdr | Business Development | | business development executive, sales development representative
Business Development Executive | bde | Business Development | | business development associate
Business Development Manager | bdm | Business Development | Manager | partnerships manager
Sales Engineer | solutions engineer | Sales | | technical sales
Medical Representative | med rep, medical rep | Sales | | sales executive
Insurance Agent | insurance advisor, insurance adviser | Sales | | sales executive
Customer Success Manager | csm | Support | Manager | customer success
Customer Support Executive | customer care executive, customer service executive | Support | | customer service representative
Growth Marketer | growth marketeer | Marketing | | growth marketing manager, digital marketing specialist
Growth Hacker | | Marketing | | growth marketing manager, digital marketing specialist
Performance Marketer | | Marketing | | digital marketing specialist, growth marketing
Digital Marketer | | Marketing | | digital marketing specialist
Content Marketer | | Marketing | | content marketing specialist
Marketer | marketeer | Marketing | | marketing
Brand Manager | | Marketing | Manager | product marketing manager
SEO Specialist | seo expert, seo executive, seo analyst | Marketing | | digital marketing specialist
Copywriter | copy writer | Marketing | | content writer
Content Writer | | Media and Communication | | content marketing specialist
Journalist | reporter | Media and Communication | | sub editor
Editor | sub editor | Media and Communication | | editor
Video Editor | | Media and Communication | |
Accountant | | Accounting | | accounts executive
Chartered Accountant | ca | Accounting | | accountant, audit manager, tax manager, auditor
CPA | certified public accountant | Accounting | | accountant
Auditor | | Accounting | | audit associate, audit manager
Tax Consultant | tax advisor | Accounting | | tax associate, tax manager
Bookkeeper | book keeper | Accounting | | accountant
Financial Analyst | finance analyst | Finance | | treasury analyst, credit analyst
Financial Controller | | Finance | Manager | finance manager
Financial Advisor | financial adviser, financial planner, wealth manager | Finance | | wealth associate, relationship manager
Banker | | Finance | | banking
Investment Banker | | Finance | | corporate lending
Credit Analyst | | Finance | | credit officer
Branch Manager | bank manager | Finance | Manager | branch banking
Relationship Manager | | Finance | Manager | relationship officer
Loan Officer | | Finance | | credit officer
Actuary | | Finance | | credit risk
Lawyer | attorney, advocate, solicitor, vakil, barrister | Legal | | legal counsel, legal associate, general counsel
Corporate Lawyer | | Legal | | legal counsel, legal associate
Legal Counsel | counsel, in house counsel, inhouse counsel | Legal | | legal associate, general counsel
Company Secretary | | Legal | | legal manager, legal counsel
Paralegal | | Legal | |
Compliance Officer | | Legal | | legal manager
Buyer | | Purchasing | | procurement specialist
Procurement Specialist | | Purchasing | | buyer
Supply Chain Manager | scm manager | Operations | Manager | logistics manager
Warehouse Manager | | Operations | Manager | logistics manager
Hotel Manager | hotelier | Operations | Manager | hotel operations manager
Store Manager | shop manager | Sales | Manager | store sales manager
Chef | cook, head chef, chef de partie | Operations | | chef
Consultant | | Consulting | | consultant
Management Consultant | | Consulting | | consultant
Strategy Consultant | | Consulting | | consultant
IT Consultant | | Information Technology | | it analyst
Executive Assistant | ea, ea to ceo, personal assistant, pa | Administrative | | administrative assistant
Administrative Assistant | admin assistant, secretary | Administrative | | office administrator
Office Manager | | Administrative | Manager | administration manager
Administrator | | | | administrator, administration, administrative
Receptionist | | Administrative | | office coordinator
Doctor | physician, surgeon, md doctor, medical doctor, dr | Healthcare Services | | resident physician, medical officer, cardiology
Dentist | | Healthcare Services | | medical officer
Nurse | registered nurse, staff nurse | Healthcare Services | | nurse
Pharmacist | | Healthcare Services | | clinical pharmacist
Physiotherapist | physio | Healthcare Services | |
Psychologist | therapist | Healthcare Services | |
Teacher | school teacher | Education | | lecturer
Professor | prof, assistant professor, associate professor | Education | | lecturer
Lecturer | | Education | | teacher
School Principal | principal of school, headmaster | Education | | head of academics, academic director
Trainer | corporate trainer | Human Resources | | learning and development
Scientist | | Research | | scientist
Research Scientist | researcher | Research | | research associate
Research Associate | | Research | | research analyst
Research Analyst | | Research | | research associate
Clinical Research Associate | cra | Research | | research associate
Social Worker | | Community and Social Services | |
Fundraiser | | Community and Social Services | | fundraising
Security Officer | security guard, guard | Military and Protective Services | |
Real Estate Agent | realtor, real estate broker, property dealer, broker | Real Estate | | real estate consultant
Property Manager | | Real Estate | Manager | facility manager
Pilot | | Operations | |
Freelancer |  | | | freelance, independent
Engineer | engg | Engineering | | developer
Developer | dev, programmer, coder | Engineering | | engineer
Designer | | Arts and Design | | designer
Writer | | Media and Communication | | writer
Analyst | | | |
Salesforce Administrator | | Information Technology | | systems administrator
`;

/** Nouns that become a title with a function before them ('HR executive', 'sales coordinator'): noun | other names. */
export const ROLE_NOUNS = `
Executive | exec
Specialist |
Officer |
Associate |
Coordinator |
Representative | rep
Analyst |
Engineer |
Designer |
Consultant |
Administrator | admin
Assistant |
Strategist |
Planner |
Advisor | adviser
Architect |
Scientist |
Writer |
Technician |
Inspector |
Buyer |
Trainer |
Coach |
Researcher |
Developer | dev
Editor |
Producer |
Counsel |
Auditor |
Generalist |
`;

/** Words that belong to the title behind them: 'regional', 'deputy'. */
export const TITLE_QUALIFIERS = `regional, national, global, area, zonal, territory, country, deputy, assistant, asst, associate, group, corporate, commercial,
technical, enterprise, strategic, international, branch, service, services, event, events, travel, web, network, cloud, systems, system, mobile, app,
user, vendor, merchandising, visual, process, structural, planning, site, field, test, principal, executive, public, interim, fractional, acting, virtual, part time, lead, staff, founding, independent, freelance, internal, business,
relationship, vendor management, training, knowledge, change, release, build, automation, lab, laboratory, shift, line, export, import, trade, wealth,
claims, underwriting, loan, collections, investment, portfolio, fund, equity, interior, graphic, fashion, textile, packaging, motion, video, technology, consumer, paid, growth, platform`;
