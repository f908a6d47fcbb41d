/** How a model is asked for the judgement of fit. Raise PROMPT_VERSION in prompt.ts with every change. */
export const FIT_QUESTION = `- fit: how well this person and their company fit as a customer of the user. Judge this first; every text follows it. Call the user "you".
  offer: what the user's company sells and to whom, one sentence in English. Translate it when it is written in another language. Null when the facts own and ownsite do not say what is sold.
  links: at most three reasons why this company may need what the user sells, the strongest first. Look at its trade, its products, its customers, its news and the person's own words.
    yours: words copied from the fact own. theirs: words copied from one fact about them. because: why that makes them need it. evidence: the id of that fact.
    kind: customer_type (a kind of company that the user sells to), named_customer (a company that the user names), need (a fact by which the need shows).
    A shared word is no reason: say why this fact would make them need it. Never link by a job opening, the name of a client, a hobby, a skill, a school or one common word.
    When nothing ties the two together, links is empty. That is a good answer, and better than a weak link.
    A link: the user sells temperature loggers to drug makers, the company makes vaccines: they ship goods that heat spoils.
    No link: the user sells cold chain monitoring, the person writes about cold calling. The user sells sensors for engineers, a bank looks for a data engineer.
  disqualifier: null, or what rules them out, with evidence: competitor (sells the same), colleague (works at the user's company), student, job_seeker, retired, too_small, too_large or elsewhere (outside the sizes and places that the user names).
  customer_type: which kind of customer their company is, plural and in small letters ("drug makers"), or null. problem: the trouble that the offer would likely take away for them, as a clause ("vaccines spoil on the way without anyone seeing it"), or null.
  buying_role: buys (decides on such a purchase, or owns the company and is self-employed or runs a small one), influences, uses, none, unknown.
  market, role, reach, timing: each has because (one clause, without numbers of your own), evidence (ids of facts about them) and a grade from 0 to 4. A grade above 0 needs evidence. Do not add anything up: that is done for you.
    market: is it the kind of company that needs this? 4 a kind that the user names as customer, and a fact confirms it; 3 the same trouble in a neighboring trade; 2 a fact makes the need likely; 1 weak; 0 none. 2 and more need a link.
    role: what has this person to do with buying it? 4 decides, in the function that buys this, or owns the company; 3 strong say; 2 uses it or is asked; 1 far from it; 0 nothing. A high rank in another function or in a company without the need is no 4.
    reach: can the user serve and reach them? Size and place against what the user says, a person who can be spoken to. 2 when the user names no size or place.
    timing: does a post, piece of news or new job of the last months bear on this very offer? 0 when none does, however new it is.
  summary: one or two sentences: who they are to the user and why, or that nothing known ties them to the offer.`;
