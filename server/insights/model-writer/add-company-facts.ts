import { readsAsInstruction } from '../../providers/language-model/grounding/reads-as-instruction.ts';
import type { CompanyFacts } from '../../providers/profile-facts.ts';
import { leadOf, quote } from '../wording/quoting.ts';
import { addPageFacts } from './add-page-facts.ts';
import { CITE_CHARS, type PromptFacts, withAge } from './prompt-facts.ts';
import { sanitizeForPrompt } from './sanitize-for-prompt.ts';

/** What the person's company is, sells and does. */
export function addCompanyFacts(promptFacts: PromptFacts, company: CompanyFacts, now: Date): void {
  const { industry, employeeCount, employeeRange, headquarters, foundedYear, tagline, description } = company;
  const size = employeeCount ?? employeeRange;
  const known = [
    industry && `industry: ${industry}`,
    size && `${size} employees`,
    headquarters && `based in ${headquarters.text}`,
    foundedYear && `founded in ${foundedYear}`,
  ].filter(Boolean);
  const line = sanitizeForPrompt([company.name, ...known].join('; '), 300);
  promptFacts.add('company', 'company', [line], `Their company: ${line}`, `Company: ${line}`);
  if (tagline) {
    const text = sanitizeForPrompt(tagline, 200);
    promptFacts.add('company', 'tagline', [tagline], `Its tagline: ${text}`, `Tagline: ${quote(text)}`);
  }
  if (description) {
    const text = sanitizeForPrompt(description, 900);
    const cite = `Company description: ${quote(leadOf(text, CITE_CHARS))}`;
    promptFacts.add('company', 'companytext', [description], `What it says of itself: ${text}`, cite);
  }
  addOfferFacts(promptFacts, company);
  addNewsFacts(promptFacts, company, now);
  addPageFacts(promptFacts, company.pages ?? []);
}

function addOfferFacts(promptFacts: PromptFacts, company: CompanyFacts): void {
  const listed = (list: readonly string[], most: number) =>
    sanitizeForPrompt(
      list
        .filter((item) => !readsAsInstruction(item))
        .slice(0, most)
        .join('; '),
      400,
    );
  const specialities = listed(company.specialities, 8);
  if (specialities) {
    promptFacts.add(
      'product',
      'specialities',
      [specialities],
      `It does: ${specialities}`,
      `Specialities: ${specialities}`,
    );
  }
  promptFacts.each('product', 'product', company.products, 5, ({ name, summary }) => {
    const text = `${sanitizeForPrompt(name, 80)}: ${sanitizeForPrompt(summary, 250)}`;
    return {
      sources: [name, summary],
      text: `It sells ${text}`,
      cite: `Product ${sanitizeForPrompt(name, 80)}: ${quote(leadOf(sanitizeForPrompt(summary, 250), 80))}`,
    };
  });
  const customers = listed(company.targetCustomers, 5);
  if (customers)
    promptFacts.add(
      'customer',
      'customers',
      [customers],
      `It sells to: ${customers}`,
      `Target customers: ${customers}`,
    );
  const clients = listed(company.clients, 8);
  if (clients) promptFacts.add('client', 'clients', [clients], `Clients it names: ${clients}`, `Clients: ${clients}`);
  promptFacts.each('case', 'case', company.caseStudies, 3, ({ client, challenge, outcome }) => {
    const text = `${sanitizeForPrompt(client, 80)}: ${sanitizeForPrompt(challenge, 250)} Outcome: ${sanitizeForPrompt(outcome, 250)}`;
    const cite = `Case study ${sanitizeForPrompt(client, 80)}: ${quote(leadOf(sanitizeForPrompt(outcome, 250), 80))}`;
    return { sources: [client, challenge, outcome], text: `Case study, ${text}`, cite };
  });
  promptFacts.each('price', 'price', company.pricing, 4, ({ plan, price, per, includes }) => {
    const said = sanitizeForPrompt([plan, per ? `${price} per ${per}` : price].join(': '), 120);
    const included = includes ? `, includes ${sanitizeForPrompt(includes, 150)}` : '';
    return { sources: [plan, price, per, includes], text: `Price of ${said}${included}`, cite: `Price: ${said}` };
  });
}

function addNewsFacts(promptFacts: PromptFacts, company: CompanyFacts, now: Date): void {
  promptFacts.each('news', 'news', company.updates, 4, ({ date, title, text }) => ({
    sources: [title, text],
    text: `Company news of ${withAge(date, now)}: ${sanitizeForPrompt(title, 150)}. ${sanitizeForPrompt(text, 350)}`,
    cite: `Company update of ${date}: ${quote(sanitizeForPrompt(title, 150))}`,
  }));
  const roles = company.openRoles.filter(({ title }) => !readsAsInstruction(title)).slice(0, 5);
  if (roles.length > 0) {
    const text = sanitizeForPrompt(
      roles.map(({ title, location }) => [title, location].filter(Boolean).join(' in ')).join('; '),
      300,
    );
    promptFacts.add(
      'opening',
      'openroles',
      [text],
      `Open roles (${company.openRoles.length}): ${text}`,
      `Open roles: ${text}`,
    );
  }
  if (company.callToAction) {
    const { text, url } = company.callToAction;
    const said = sanitizeForPrompt(text, 100);
    promptFacts.add(
      'cta',
      'cta',
      [text, url],
      `Main call to action on its website: "${said}", leads to ${url.replace(/[\s<>]+/g, '').slice(0, 200)}`,
      `Call to action: ${quote(said)}`,
    );
  }
}
