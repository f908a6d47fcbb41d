import type { Sector } from '../types.ts';
import { sector } from './sector.ts';

/** Kinds of companies that work for other companies. */
export const BUSINESS_SERVICE_SECTORS: readonly Sector[] = [
  sector(
    'law-firms',
    'law firms',
    '5411',
    'Law Practice|Legal Services|Alternative Dispute Resolution',
    'law firm*|law practice*|kanzlei*|anwaltskanzlei*|rechtsanwält*|despacho* de abogados|bufete*|escritório* de advocacia|cabinet* d avocats|studi legali|advocatenkanto*|solicitors|advocates|lawyers|attorneys|anwälte|abogados|advogados|avocats|llp',
  ),
  sector(
    'management-consulting',
    'consultancies',
    '5416',
    'Business Consulting and Services|Management Consulting|Strategic Management Services|Operations Consulting|Program Development|Professional Services|Executive Offices|Holding Companies',
    'consultanc*|consulting firm*|consulting compan*|management consult*|unternehmensberat*|beratungsunternehmen|consultora*|consultoria*|cabinet* de conseil|advisory firm*|adviesbureau*|consulting',
  ),
  sector(
    'advertising-agencies',
    'agencies',
    '5418',
    'Advertising Services|Marketing Services|Marketing & Advertising|Marketing and Advertising|Online Media',
    'marketing agenc*|advertising agenc*|ad agenc*|digital agenc*|agency|agencies|werbeagentur*|agentur*|agencia de marketing|agencias|agência*|agence*|seo agenc*|creative agenc*|media agenc*|performance agenc*|reclamebureau*',
  ),
  sector(
    'pr-agencies',
    'communications agencies',
    '541820',
    'Public Relations and Communications Services|Public Relations & Communications|Public Relations and Communications',
    'pr agenc*|communications agenc*|public relations firm*|pr firm*|pressebüro',
  ),
  sector(
    'design-studios',
    'design studios',
    '5414',
    'Design Services|Design|Graphic Design|Interior Design',
    'design studio*|design agenc*|designbüro*|estudio de diseño|studio de design|graphic design*|branding studio*',
  ),
  sector(
    'market-research',
    'market researchers',
    '541910',
    'Market Research|Market Research Services',
    'market research*|marktforschung*|panel provider*|investigación de mercado',
  ),
  sector(
    'staffing',
    'staffing companies',
    '5613',
    'Staffing and Recruiting|Staffing & Recruiting|Executive Search Services|Temporary Help Services',
    'staffing|recruitment agenc*|recruiting agenc*|recruitment firm*|headhunt*|executive search|zeitarbeit*|personaldienstleister*|personalvermittlung*|empresa de trabajo temporal|recrutement|uitzend*|placement agenc*|manpower',
  ),
  sector(
    'hr-services',
    'HR service providers',
    '541612 5613',
    'Human Resources Services|Human Resources',
    'hr services|hr consult*|hr outsourcing|peo|employer of record|hr service provider*|outplacement',
  ),
  sector(
    'training-providers',
    'training companies',
    '6114 6116',
    'Professional Training and Coaching|Professional Training & Coaching|Technical and Vocational Training|Secretarial Schools|Language Schools|Flight Training|Cosmetology and Barber Schools|Sports and Recreation Instruction',
    'training compan*|training provider*|training institute*|coaching compan*|weiterbildungsanbieter|bildungsträger|formación empresas|organisme* de formation|seminaranbieter|trainingsanbieter|language school*|vocational training|leadership training firm',
  ),
  sector(
    'coaching-institutes',
    'coaching institutes',
    '611691',
    '',
    'coaching institute*|coaching class*|coaching centre*|coaching center*|tuition*|tutoring|tuition classes|test prep|nachhilfe*|cram school*|neet|jee|coaching',
  ),
  sector(
    'translation',
    'translation companies',
    '541930',
    'Translation and Localization|Translation & Localization',
    'translation agenc*|translation compan*|language service provider*|übersetzungsbüro*|agencia de traducción|agence de traduction|localization agenc*|lsp',
  ),
  sector(
    'call-centers-bpo',
    'outsourcing companies',
    '56142 5614',
    'Outsourcing and Offshoring Consulting|Outsourcing/Offshoring|Telephone Call Centers|Collection Agencies|Office Administration|Administrative and Support Services|Business Process Outsourcing',
    'bpo|bpos|call center*|call centre*|contact center*|contact centre*|outsourcing|kpo|shared service*|callcenter*',
  ),
];
