import { elementAt } from '../../../../shared/element-at.ts';

/**
 * Texts of strangers that speak to a machine instead of to people. They are kept from the model, because a model that
 * obeys them would write something that is well grounded and still not what the user asked for. Words that only speak about
 * models ("ChatGPT writes our minutes") are no such texts.
 */

/** What a machine would be told to leave aside, in the languages of many profiles; endings are left out. */
const RULES =
  '(?:instructions?|prompts?|guidelines?|directives?|directions|commands?|system messages?|programming|(?:your|previous|prior|above|earlier) rules|anweisungen|vorgaben|befehle|consignes|instrucciones|indicaciones|instru[cç][oõ]es|istruzioni|instructies|инструкци|указани|निर्देश|指令|指示|提示词?|命令|지시|تعليمات)';
const LEAVE =
  '(?:ignor(?:e(?!d)|ing|ez|a|ar|era|en|ier)|disregard(?:ing)?|forget|overrid(?:e|ing)|bypass|skip|neglect|vergiss|vergessen sie|missacht|oublie|olvida|esque[cç]|dimentica|negeer|игнорир|забудь|अनदेखा|नज़रअंदाज़|भूल|忽略|无视|無視|忘记|무시|تجاهل)';
const MACHINE = String.raw`(?:a\.?i\.?s?|llms?|gpts?|chatgpt|(?:large )?language models?|(?:ai|virtual|digital|llm|automated) (?:assistants?|agents?|models?|tools?|systems?|bots?|writers?|readers?)|assistants?|chatbots?|bots?|crawlers?|scrapers?|parsers?|summari[sz]ers?|enrichment tools?)`;
const TEXT = '(?:profiles?|pages?|posts?|texts?|sites?|websites?|biograph(?:y|ies)|bios?|contents?|messages?|this)';

const PATTERNS: readonly RegExp[] = [
  // 'Ignore all previous instructions', in either order of words.
  new RegExp(`${LEAVE}.{0,60}${RULES}|${RULES}.{0,40}(?:${LEAVE}|be (?:ignored|disregarded|forgotten))`, 'iu'),
  // What separates the parts of a prompt.
  /<\|?\/?(?:im_start|im_end|system|assistant|user|endoftext|facts|instructions?)\b[^>]{0,20}>|\[\/?(?:INST|SYS|SYSTEM)\]|<<SYS>>|^\s?(?:#{1,6}\s?)?(?:system|assistant|developer|new instructions?|system prompt)\s?:/imu,
  /\b(?:system|developer|hidden|original|initial) prompts?\b|\b(?:new|updated|special|important|secret|following) instructions?\b.{0,30}(?:\b(?:for|to) (?:you|the|any|all|every)\b|:)|\bjailbreak\b|\bdeveloper mode\b|\bprompt injection\b.{0,20}:/iu,
  // Speaking to a machine.
  new RegExp(
    String.raw`\bif (?:you are|you're|you happen to be|this is (?:being )?read by) (?:an? |the )?${MACHINE}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:dear|attention|notice|notes?|messages?|instructions?|reminder|warning) ?(?:,|:|to|for)? ?(?:all |any |the |every |each )*${MACHINE}\b`,
    'iu',
  ),
  new RegExp(String.raw`(?:^|[\n.!?:]\s?)(?:hey|hi|hello|ok|okay),? ${MACHINE}\s?[,:!.]`, 'iu'),
  new RegExp(
    String.raw`\b${MACHINE} (?:(?:that|who|which) (?:is |are )?)?(?:read(?:s|ing)?|process(?:es|ing)?|pars(?:es?|ing)|summari[sz](?:es?|ing)|analy[sz](?:es?|ing)|scrap(?:es?|ing)|see(?:s|ing)?|evaluat(?:es?|ing)) (?:(?:this|my|these) ${TEXT}\b|this\s?(?:[,.:;!?]|$|should|must|will))`,
    'iu',
  ),
  new RegExp(String.raw`\bas an? ${MACHINE}\b.{0,40}\byou (?:must|should|will|are|have|need|shall)\b`, 'iu'),
  new RegExp(
    String.raw`\b(?:you are|you're|act as|pretend to be|behave as) (?:now )?(?:an? |the )?(?:helpful |friendly |honest )?(?:${MACHINE}|DAN)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:when|whenever|while|before|after) (?:you(?:'re| are)? )?(?:(?:are )?ask(?:ed|ing) to )?(?:(?:summari[sz]|describ|evaluat|scor|rat|analy[sz])(?:e|ing) (?:me\b|(?:this|my) (?:${TEXT}|person|prospect|candidate|lead)\b)|writ(?:e|ing) (?:about|to) (?:me|this person|them)\b)`,
    'iu',
  ),
  // Orders about what is to be written, and to whom it is to be sent.
  /(?:^|[.!?:;,\n]\s?|\b(?:and|then|please|must|should|always|instead|just|only|(?:sure|remember|forget|need|have|required|want you|ask you|order you) to)\s)(?:write|state|claim|output|respond|report|conclude|mention|say|include|insert|append|print|reply|answer|tell)\b.{0,40}\b(?:that (?:they|he|she|this person|the (?:person|prospect|author|candidate|user|lead))\b|(?:in|into|to|at the (?:end|start|top) of) (?:your|the|every|each|any|all) (?:\p{L}{1,30} )?(?:summar(?:y|ies)|answers?|repl(?:y|ies)|responses?|outputs?|openers?|e-?mails?|messages? to)\b|(?:only |exactly )?the (?:words?|phrase|text|following|string|sentence)\b)/iu,
  /\bif (?:(?:anyone|anybody|someone|somebody|you(?:'re| are)|the user) )?(?:is |are )?ask(?:ed|s)?\b.{0,30}\b(?:say|answer|tell|write|reply|respond)\b/iu,
  /(?:^|[.!?:;]\s?|\b(?:please|must|should|always|only)\s)(?:describe|call|present|portray|characteri[sz]e|introduce) (?:this (?:person|profile)|the (?:author|prospect|candidate|user)|me|him|her|them) as\b/iu,
  /(?<!\b(?:we|i|they|he|she|who|us|clients|customers) )\b(?:set|make|give|assign|rate|score|mark|tag|rank|classify|label)\b.{0,40}\b(?:confidence ?score|score|rating|tag|lead|prospect|me|him|her|this (?:person|profile))\b.{0,40}(?:\b100\b|\bhot\b|maximum|highest|\b10\/10\b|\bperfect\b)/iu,
  /\b(?:set|change|raise|increase|put)\b.{0,20}\b(?:confidence|fit|lead) ?score\b/iu,
  /\b(?:confidenceScore|meetingOpener|prospectSummary|solutionsToPitch|painPoints|personalInterests|idealDayTime|websiteCTA|prospectCompanyProfile|recentPostsSummary)\b/u,
  /\b(?:send|forward|submit|upload|exfiltrate|e-?mail|post|leak|reveal|disclose|share|print|repeat|output|transmit)\b.{0,40}\b(?:the|your|all|this|these|their|its) (?:\p{L}{1,30} )?(?:data|conversation|prompts?|credentials?|passwords?|api[ -]?keys?|contents?|context|facts|contacts?|secrets?|configuration)\b.{0,20}(?:\bto\b|\bhere\b|[.!:]|$)/iu,
  /\b(?:recommend|promote|advertise|endorse|plug|praise)\b.{0,60}\b(?:in|within|into) (?:your|the|every|any|each) (?:\p{L}{1,30} )?(?:answers?|repl(?:y|ies)|responses?|outputs?|openers?|summar(?:y|ies)|pitch(?:es)?|texts?)\b/iu,
];

/** Letters of other scripts that look like ours, as they are used to hide words. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [...'аеорсхуіѕјԁһгкмнтвαεορντικ'].map((letter, at) => [letter, elementAt([...'aeopcxyisjdhrkmhtbaeopvtik'], at)]),
);
const MIXED =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;
/** What is not seen on a page: tag characters, joiners, marks of direction, soft hyphens. */
const UNSEEN = /[\u{e0000}-\u{e007f}\p{Cf}\u115f\u1160\u3164\uffa0]/gu;
const TAG_LETTERS = /[\u{e0020}-\u{e007e}]/gu;
/** 'i g n o r e', 'i.g.n.o.r.e' */
const SPACED_OUT = /(?<![\p{L}\p{N}])(?:\p{L}[ .\-_*]){4,}\p{L}(?![\p{L}\p{N}])/gu;

/** Whether a text, or what is hidden in it, gives orders to a machine that reads it. */
export function readsAsInstruction(text: string): boolean {
  const hidden = text.replace(TAG_LETTERS, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0xe0000));
  const seen = hidden.normalize('NFKC').replace(UNSEEN, '').replace(/[’‘]/g, "'");
  const clear = MIXED.test(seen)
    ? seen.replace(/./gu, (letter) => LOOK_ALIKES.get(letter.toLowerCase()) ?? letter)
    : seen;
  const joined = clear.replace(SPACED_OUT, (word) => word.replace(/[ .\-_*]/g, ''));
  // The patterns know one space, or one end of a line, between words.
  const lines = joined.replace(/\s+/g, (run) => (run.includes('\n') ? '\n' : ' '));
  return [lines, lines.replace(/[\s_*~`"]+/g, ' ')].some((form) => PATTERNS.some((pattern) => pattern.test(form)));
}
