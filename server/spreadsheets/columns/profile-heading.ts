import { OF_OTHERS } from '../../enrichment/upload-facts/headings/words.ts';
import { wordsOf } from '../../enrichment/upload-facts/words-of.ts';

/** How a heading speaks of links to profiles. */
export type ProfileHeading =
  /** Names the network: 'LinkedIn', 'Person Linkedin Url', 'Perfil de LinkedIn', 'vmid'. */
  | 'network'
  /** A profile: 'profileUrl', 'Profil', 'プロフィール'. */
  | 'profile'
  /** A link of some kind: 'URL', 'Link', 'Website'. */
  | 'link'
  /** A page for paying members of the network: 'Sales Navigator URL'. */
  | 'paid'
  /** Of somebody else than the row's person: 'Owner LinkedIn', 'Referred by'. */
  | 'other'
  /** Of a company: 'Company Linkedin Url', 'companyUrl'. */
  | 'company'
  | 'none';

const lines = (...all: string[]) => all.flatMap((line) => line.split(', ')).flatMap(wordsOf);
/** Words, and for scripts written without spaces parts of words. */
const NETWORK = lines(
  'linkedin, linkedinurl, linkedinprofile, linkedinprofileurl, lnkd, lkdn, lnkdin, vmid, publicidentifier, linkdin, linkedln, linkeddin, linkden, lkd, linkedinid',
  'линкедин, линкдин, 领英, 領英, リンクトイン, リンクドイン, 링크드인, ลิงก์อิน, لينكدإن, لينكدان, لينكد, לינקדאין, לינקדין, लिंक्डइन, लिंक्डिन, लिंकडइन',
);
const PROFILE = lines(
  'profile, profiles, profil, profils, perfil, perfiles, perfis, profilo, profili, profiel, profiili, profiilin, profilu, slug, handle, identifier, socials, social, network',
  'profilurl, profillink, profileurl, profilelink, профиль, профіль, προφίλ, プロフィール, 个人资料, 個人資料, 个人主页, 個人檔案, 简介, 프로필, โปรไฟล์, الملف, ملف, פרופיל, प्रोफाइल, प्रोफ़ाइल, प्रोफाईल',
);
const LINK = lines(
  'url, urls, link, links, uri, href, web, website, webpage, page, lien, liens, enlace, enlaces, vínculo, liga, odnośnik, länk, lenke, linkki, odkaz, ссылка, посилання, σύνδεσμος, adres',
  'リンク, 链接, 連結, 링크, ลิงก์, رابط, الرابط, קישור, लिंक, contact, contacts, person, people, lead, leads, prospect, prospects, contacto, contato, kontakt, member, members',
);
const PAID = lines('sales, salesnav, salesnavigator, navigator, recruiter, talent, sn, salesnavurl');
const COMPANY = lines(
  'company, companies, organization, organisation, org, account, employer, school, university, group, post, posts, activity, job, jobs, ad, firm, startup, agency, brand, fund, club, institution',
  'unternehmen, unternehmens, firma, firmen, arbeitgeber, entreprise, société, empresa, empleador, compañía, azienda, aziendale, società, bedrijf, bedrijfs, firmy, företag, företagets, virksomhed, selskap, yritys, společnost, cég, companie, şirket',
  'компания, компании, компанії, 会社, 企業, 公司, 企业, 회사, 기업, الشركة, شركة, חברה, कंपनी, कम्पनी',
);
/** Other networks and sites: their links are no profiles here. */
const ELSEWHERE = new Set(
  lines(
    'twitter, facebook, fb, instagram, insta, ig, github, gitlab, xing, youtube, tiktok, crunchbase, zoominfo, apollo, angellist, angel, wellfound, calendly, medium, quora, reddit, whatsapp, telegram, skype, slack, wechat, vk, threads, mastodon, bluesky, hubspot, salesforce, portfolio, resume, cv',
  ),
);
const PICTURE = new Set(
  lines('image, img, photo, picture, pic, avatar, logo, thumbnail, bild, foto, headshot, icon, banner, cover'),
);
const OTHERS = new Set(OF_OTHERS.flatMap(wordsOf).filter((word) => word !== 'recruiter'));
const BY = new Set(['by', 'durch', 'przez']);

const isLatin = (word: string) => /^[\p{Script=Latin}\d]+$/u.test(word);
/** Latin words as they stand; words of other scripts also inside longer ones. */
function has(words: readonly string[], known: readonly string[]): boolean {
  return words.some(
    (word) => known.includes(word) || (!isLatin(word) && known.some((part) => !isLatin(part) && word.includes(part))),
  );
}

const CHARACTERS = 200;

/** Reads how a heading speaks of links to profiles. */
export function readProfileHeading(heading: string | undefined): ProfileHeading {
  const words = wordsOf((heading ?? '').slice(0, CHARACTERS));
  if (words.length === 0) return 'none';
  const network = has(words, NETWORK) || isLi(words) || (words.includes('li') && has(words, [...PROFILE, ...LINK]));
  if (words.some((word) => PICTURE.has(word) || (!network && ELSEWHERE.has(word)))) return 'none';
  const profile = has(words, PROFILE);
  const link = has(words, LINK);
  const paid = has(words, PAID) && (network || profile || link || words.includes('navigator'));
  if (!network && !profile && !link && !paid) return 'none';
  if (words.some((word) => OTHERS.has(word)) || words.slice(1).some((word) => BY.has(word))) return 'other';
  if (has(words, COMPANY) && !isAccount(words)) return 'company';
  if (paid) return 'paid';
  return network ? 'network' : profile ? 'profile' : 'link';
}

const isLi = (words: readonly string[]) => words.length === 1 && words[0] === 'li';

/** 'LinkedIn account' is the member's; 'Account LinkedIn' that of a customer, as sales tools call companies. */
function isAccount(words: readonly string[]): boolean {
  return words.length === 2 && words[1] === 'account' && has(words.slice(0, 1), NETWORK);
}
