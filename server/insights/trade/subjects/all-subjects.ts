import type { JobFunctionId } from '../job-functions/ids.ts';

/** Something at work that offers act on, whatever kind of offer it is: calls, tenders, linen. */
export interface Subject {
  id: string;
  /** Near words for it, several languages: whoever says one of them speaks of it. */
  words: readonly string[];
  /** To whom it falls in a company, the first the most. */
  functions: readonly JobFunctionId[];
}

/** `subject: functions: words`, the words with commas between them, as phrases are written. */
const LINES = `
calls: customer-support office-administration hospitality-operations: phone, phones, telephone*, telefon*, telefono*, téléphon*, call cent*, contact cent*, customer contact, missed call*, incoming call*, phone call*, calls a day, calls a week, calls in, calls to, new call, answer* calls, anruf*, switchboard, voicemail, answering service, hotline, receptionist*, front desk, llamada*, chiamat*, ligações, appels
tenders: business-development sales contracts key-accounts: tender, tendering, bid, bidding, bid writ*, rfp, proposal writ*, framework agreement*, framework submission*, mini competition*, method statement*, ausschreibung*, vergabeverfahren, licitaci*, licitaç*, appels d'offres, appel d'offres, gare d'appalto, gara d'appalto
weighing: operations production logistics: weighbridge*, weighment*, weighing, weigh, waage*, fahrzeugwaage*, verwieg*, báscula*, pesaje, pesage, bascule*, pesatura, bilance, dharam kanta, kanta, kaanta, tolai
hot-drinks: office-administration facilities employee-wellbeing hr: coffee*, kaffee*, espresso*, vending machine*, café para oficinas, wasserspender*, water cooler*
training: learning-development hr: training, trainings, workshop*, coaching, leadership, upskilling, e-learning, schulung*, weiterbildung*, seminar*, capacitación*, formación, formazione, curso*
recruiting: recruiting hr: recruit*, hiring, vacanc*, job advert*, candidates, talent acquisition, personalsuche, bewerber*, bewerbungen, stellenanzeige*, reclutamiento, recrutement, recrutamento, bharti
payroll: compensation-payroll hr: payroll*, payslip*, salary slip*, lohnabrechnung*, gehaltsabrechnung*, nómina*, fiches de paie, folha de pagamento, attendance, timesheet*, zeiterfassung*, salary, hazri
contracts: legal contracts: contract review*, contract management, contract lifecycle, contracts, nda, ndas, redlin*, clause*, verträge*, vertragsprüfung*, vertragsmanagement, contratos, contrats, contratti
privacy: compliance-risk legal security: gdpr, dsgvo, data privacy, data protection, datenschutz*, rgpd, lgpd
cyber-security: security it software-engineering: penetration test*, pentest*, vulnerabilit*, cyber*, ransomware, soc 2, iso 27001, phishing, it-sicherheit*, ciberseguridad
cloud: infrastructure-cloud devops it: cloud cost*, cloud infrastructure, cloud migration, aws, azure, kubernetes, gcp, finops, cloud bill*
invoices: finance accounting payments-operations: billing, invoic*, e-rechnung*, rechnungen, rechnungsstellung, factur*, fattur*, usage-based, subscriptions
payments: payments-operations finance ecommerce: payments, checkout, card terminal*, card fees, zahlungen, kartenzahlung*, pagos, paiements, pagamenti, pagamentos
receivables: finance lending-credit: dunning, debt collection, receivables, overdue invoice*, late payer*, inkasso, mahnung*, forderungen, cobranza*, recouvrement, recupero crediti
rents: real-estate: tenan*, deposits, kaution*, rent arrears, lettings, mieter*, vermietung, landlord*, inquilin*, locataire*, affitt*
books: accounting finance treasury-tax: bookkeep*, accounting, buchhaltung*, tax, taxes, vat, gst, steuer*, contabil*, comptab*, month-end, jahresabschl*
insurance: underwriting-claims lending-credit: insurance, insurer*, policyholder*, underwrit*, versicherung*, seguros, assurances, assicurazion*, claims handling, bima
stock: warehouse logistics supply-chain stores-inventory: warehous*, inventory, stocktak*, stock count*, order picking, lagerverwaltung, lagerbestand, lagerplätze, lager, inventur*, almacén*, almacen*, entrepôt*, magazzin*, estoque, godown*
freight: logistics supply-chain: freight, shipping, shipment*, haulage, hauliers, carriers, spedition*, fracht*, flete*, transporte, trasport*
cold-chain: quality logistics supply-chain: cold chain*, refrigerat*, reefer*, temperature log*, temperature excursion*, temperature-controlled, kühlkette*, kühlhaus*, kühltransport*, cadena de frío, chaîne du froid, cold stor*
returns: returns-operations ecommerce customer-support: returns rate, returns process*, product returns, refund*, returned goods, retoure*, devoluciones, retours, resi
vehicles: fleet logistics operations: fleet*, telematics, vehicles, trucks, vans, lorries, fuhrpark*, fahrzeug*, lkw, flotte*, flota*, frota*, gaadi*
charging: fleet facilities energy-management: ev charg*, charging point*, chargers, charging station*, ladesäule*, ladepunkt*, ladeinfrastruktur*, ladepark*, wallbox*, e-lkw, e-bus*, elektrobus*, electric truck*, electric van*, puntos de recarga, bornes de recharge, netzanschluss*
power: energy-management facilities maintenance: solar*, photovoltai*, electricity bill*, power bill*, energy cost*, energy bill*, stromkosten*, energiekosten*, photovoltaik*, kwh, diesel generator*, energía solar, bijli
heating: facilities maintenance: hvac, boiler*, heating, air condition*, heizung*, wärmepumpe*, lüftung*, klimaanlage*, calefacción, chauffage*
cleaning: facilities office-administration hospitality-operations: cleaning, cleaner*, janitorial, hygiene, reinigung*, unterhaltsreinigung*, limpieza, nettoyage, pulizi*, limpeza, housekeep*
linen: hospitality-operations procurement: linen*, laundr*, towel*, wäsche*, bettwäsche, lavander*, blanchisserie*, workwear, berufskleidung*
waste: sustainability ehs facilities: waste, recycl*, abfall*, entsorgung*, residuos, déchets, rifiuti, resíduos
liquids: maintenance engineering operations: wastewater, water treatment*, effluent*, abwasser*, dosing, pump, pumps, pumpe*, dosierpumpe*, bombas, pompes, pompe
dust: ehs production maintenance: dust, fume*, extraction, absaug*, staub*, schweißrauch*, abluft*, polvo, poussière*
upkeep: maintenance production: maintenance, spare part*, breakdown*, downtime, wartung*, instandhaltung*, ersatzteil*, stillst*, mantenimiento, manutenzion*, manutenção
machining: production engineering procurement: cnc, machining, casting, castings, weld*, zerspan*, schweiß*, gussteil*, injection mould*, sheet metal, mecanizado
checks: quality production: quality control, inspection*, calibrat*, defect*, scrap rate*, iso 9001, ausschuss*, prüfmittel*, reklamation*, control de calidad
samples: laboratory research-development: laborator*, pipett*, assay*, reagent*, laborautomat*, muestras, lab automation
validation: regulatory quality: gmp, gxp, regulatory affairs, clinical trial*, audit trail*
teeth: dental: dental*, dentist*, handpiece*, zahnmedizin*, zahnarzt*, odontolog*
patients: medical office-administration: patient*, appointments, no-shows, termine, citas, rendez-vous
care: nursing hr recruiting: nurse*, nursing, caregiver*, carers, pflegekräfte*, pflegepersonal*, enfermer*, infirmi*
packages: packaging-engineering procurement: packaging, carton*, corrugated, cardboard, verpackung*, karton*, embalaje*, embalagem*, emballage*, imballagg*, cajas
labels: procurement marketing production: label*, printed*, printing, etikett*, druckerei*, etiquetas, étiquettes
building-machines: site-management construction-management procurement: excavator*, minibagger*, bagger*, crane*, baumaschine*, baugerät*, scaffold*, radlader*, machine hire, plant hire
building-parts: construction-management architecture-design procurement: facade*, façade*, fassade*, glazing, curtain wall*, windows, fenster*, cladding*, vidrio*, fachada*
building-sites: construction-management site-management: building site*, construction site*, site diary, snagging, baustelle*, bautagebuch*, obras, chantier*, cantier*
property: real-estate facilities: property management, hausverwaltung*, service charge*, wohnungsverwaltung*, immobilien*
workplace: office-administration facilities real-estate: office space*, desks, coworking, office furniture, büromöbel*, hot desk*, workplace
meals: kitchen-culinary hospitality-operations: catering, canteen*, kantine*, menus, kitchens, speisekarte*, comedor*
tills: hospitality-operations retail-operations: pos, point of sale, tills, kasse*, kassensystem*, split bills, table booking*, caisse*, tpv, orders by table
online-shop: ecommerce growth-performance: online shop*, onlineshop*, webshop*, e-commerce, ecommerce, shopify, tienda online, d2c
campaigns: marketing growth-performance brand: campaigns, advertis*, ad spend, seo, paid ads, werbung, werbekampagne*, publicidad, publicité
creators: marketing brand growth-performance: influencer*, creators, creator, social media, tiktok, instagram, ugc, redes sociales
shows: content-communications marketing brand: podcast*, videos, video production, storytelling, episode*
press: content-communications brand: press coverage, journalists, public relations, pressearbeit
events: events-management marketing: trade fair*, trade show*, conferences, exhibition*, messestand*, events, ferias, salons
pipeline: sales-operations sales: sales pipeline*, crm, forecast*, sales team*, outbound, quota, vertriebsteam*, hubspot, salesforce, lead scoring, cold call*
service-desk: customer-support customer-success: customer service, support ticket*, tickets, helpdesk, kundenservice, kundendienst*, complaint*, chatbot*, atención al cliente, service client
churn: customer-success: churn, onboarding, renewals, retention
code: software-engineering product: developers, code review*, software projects, releases, technical debt, legacy code
tests: qa-testing software-engineering: test automation, regression*, flaky, testautomatisierung
figures: analytics data-engineering: dashboards, data warehouse*, analytics, spreadsheets, kpis, business intelligence
records: it finance operations: erp, tally, sap, odoo, warenwirtschaft*
it-support: it: laptops, it support, wi-fi, microsoft 365, backups, servers, managed it
languages: translation content-communications marketing: translat*, interpreter*, übersetz*, locali*, traducci*, traduzion*, traduction*, dolmetsch*
pupils: school-management admissions teaching: pupils, report card*, school fees, fee collection, timetable*, schüler*, eltern, alumnos
members: partnerships office-administration events-management: members, membership*, mitglieder*, membership dues, vereinsverwaltung, socios, adhérents
donors: fundraising: donor*, donation*, fundrais*, spenden*, spender*, donantes
carbon: sustainability ehs: carbon*, esg, emissions, csrd, co2, nachhaltigkeit*, huella, net zero
safety: ehs: work safety, workplace safety, accidents, ppe, arbeitssicherheit*, gefährdungsbeurteilung*, seguridad laboral, near miss*
guards: facilities security: cctv, security guard*, access control, burglar*, wachdienst*, zutrittskontrolle*, boom barrier*
crops: agronomy farm-management: crop*, irrigat*, fertili*, ernte*, cosecha*, harvest*, fasal
herds: farm-management: dairy, cattle, herd*, milking, rinder*, ganado
suppliers: procurement supply-chain: sourcing, suppliers, purchasing, vendors, lieferant*, proveedor*, fournisseur*, fornitor*
improvement: operations strategy general-management: cost reduction*, restructuring, process improvement*, lean, operational excellence, turnaround, bottleneck*
capital: finance investment: investors, due diligence, valuation*, succession, nachfolge*, fundraising round*
rights: legal: litigation, disputes, lawsuits, patents, trademark*, markenrecht
rules: compliance-risk: compliance, audits, aml, kyc, sanctions
travel: office-administration finance procurement: business travel*, travel expenses, expense report*, reisekosten*, dienstreise*
wellbeing: hr employee-wellbeing: employee benefits, wellbeing, sick leave, krankenstand*, burnout, employee engagement, staff turnover
shifts: operations hr: rota, rotas, shift plan*, shifts, schichtplan*, dienstplan*, roster*, turnos
field-work: operations maintenance: technicians, field service, work orders, monteure*, einsatzplanung*, service calls
parcels: logistics ecommerce: last mile, last-mile, parcels, courier*, pakete*, paquetes, colis
customs: supply-chain logistics: customs, zollanmeldung*, verzollung*, zoll, export papers, tariffs, aduana*, douane*, dogan*, incoterm*
cloth: procurement merchandising production: fabrics, yarn, garments, stoffe, textile*, telas, tissus
recipes: research-development quality: ingredients, formulations, recipes, rezeptur*
chemicals: production procurement: solvent*, chemicals, lubricant*, coating, coatings, lackier*
sensing: maintenance engineering: sensors, condition monitoring, iot, sensorik*
robots: production engineering laboratory: robot*, cobot*, roboter*
prototypes: engineering product design: cad, prototyp*, 3d print*
web-pages: marketing: website*, landing page*, wordpress, webseite*, sitio web, site web
surveys: marketing product: surveys, focus group*, market research, marktforschung
parking: facilities operations: parking, car park*, parkplätze*, parkhaus*, aparcamiento*
lifts: facilities real-estate: elevator*, aufzug*, aufzüge*, ascensor*, ascenseur*
grounds: facilities: landscap*, grass cutting, grünpflege*, jardinería, winter gritting
pests: facilities quality: pest control, rodents, schädling*, plagas
fire: facilities ehs: fire safety, sprinkler*, brandschutz*, extinguisher*, incendios
`;

/** Every subject. Which words belong together, and to whom they fall, is common knowledge of the trades, written for Leadlight. */
export const SUBJECTS: readonly Subject[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [id = '', functions = '', words = ''] = line.split(': ');
    return { id, functions: functions.split(' ') as JobFunctionId[], words: words.split(', ') };
  });
