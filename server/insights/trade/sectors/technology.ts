import type { Sector } from '../types.ts';
import { sector } from './sector.ts';

/** Kinds of companies that make and run software, computers and networks. */
export const TECHNOLOGY_SECTORS: readonly Sector[] = [
  sector(
    'software',
    'software companies',
    '513210',
    'Software Development|Computer Software|Business Intelligence Platforms|Mobile Computing Software Products|Desktop Computing Software Products|Embedded Software Products|Technology, Information and Media|Technology, Information and Internet|Internet|Blockchain Services|Internet Publishing|Data Security Software Products|Social Networking Platforms|Business Content',
    'saas|technology firm*|tech firm*|software compan*|software maker*|software vendor*|software firm*|b2b software|softwarehersteller*|softwareunternehmen|softwarehaus|tech compan*|tech startup*|tech start up*|technology compan*|product compan*|empresas de software|empresas de tecnología|empresas de tecnologia|éditeur* de logiciel*|isv|isvs|app maker*|cloud software|hr tech|b2b saas|start ups|startup*|start up*|scale up*|scaleup*',
  ),
  sector(
    'it-services',
    'IT service companies',
    '541511 541512 541519',
    'IT Services and IT Consulting|Information Technology & Services|Information Technology and Services|Information Services|IT System Custom Software Development|IT System Design Services|IT System Installation and Disposal|IT System Operations and Maintenance|IT System Testing and Evaluation|IT System Training and Support|Computer Networking|Digital Accessibility Services|Outsourcing and Offshoring Consulting',
    'it service*|technology firm*|tech firm*|technology compan*|tech compan*|it consult*|system integrator*|systems integrator*|systemhaus*|msp|msps|managed service provider*|it dienstleister*|software agenc*|software house*|esn|ssii|it outsourcing|digital agenc* for software|dev shop*|web development compan*',
  ),
  sector(
    'cybersecurity',
    'security companies',
    '541512',
    'Computer and Network Security|Computer & Network Security|IT System Data Services',
    'cybersecurity compan*|technology firm*|tech firm*|technology compan*|tech compan*|security vendor*|security consultanc*|cyber security compan*|mssp*|infosec compan*',
  ),
  sector(
    'data-ai',
    'data and AI companies',
    '518210 541715',
    'Data Infrastructure and Analytics|Information Services',
    'ai compan*|technology firm*|tech firm*|technology compan*|tech compan*|ai startup*|data compan*|analytics compan*|machine learning compan*|ki unternehmen|speech models|language models',
  ),
  sector(
    'cloud-hosting',
    'hosting companies',
    '518210',
    'Internet|Web Hosting',
    'hosting compan*|technology firm*|tech firm*|technology compan*|tech compan*|hosting provider*|cloud provider*|data centre operator*|data center operator*|rechenzentr*|data centers|data centres',
  ),
  sector(
    'telecom',
    'telecom companies',
    '517',
    'Telecommunications|Telecommunications Carriers|Wireless Services|Wireless|Satellite Telecommunications|Media and Telecommunications',
    'telecom*|telco*|telekommunikation*|mobile operator*|isp|isps|broadband|telecomunicaciones|télécom*|network operator*|towers compan*|fibre operator*',
  ),
  sector(
    'hardware-it',
    'computer makers',
    '3341',
    'Computer Hardware Manufacturing|Computer Hardware|Computers and Electronics Manufacturing',
    'computer hardware|hardware maker*|hardware startup*|iot compan*|server maker*',
  ),
  sector(
    'internet-marketplaces',
    'online marketplaces',
    '519290',
    'Internet Marketplace Platforms|Internet News|Online Media',
    'marketplace*|online platform*|classifieds|food delivery app*|delivery app*|quick commerce|marktplatz|mercado vecino',
  ),
];
